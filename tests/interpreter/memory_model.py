"""A run as an execution of the memory model, to ask that model what the run's events mean."""

from dataclasses import dataclass, field

from tileproof.memmodel.events import Event, Kind, Location, Order, Scope


@dataclass
class Execution:
    """``owners``: for each event, the position of its access; ``rf``, ``tok`` and ``rmw`` as memmodel.races wants."""

    events: list = field(default_factory=list)
    owners: list = field(default_factory=list)
    tok: list = field(default_factory=list)
    rf: list = field(default_factory=list)
    rmw: list = field(default_factory=list)


def execution_of(accesses, reads_from=True):
    """The accesses happened one after the other, in this order (so in runs that postpone none)."""
    blocks = {block: number for number, block in enumerate(dict.fromkeys(a.block for a in accesses))}
    execution, last = Execution(), {}
    for position, access in enumerate(accesses):
        block = blocks[access.block]
        execution.tok += [((block, n), (block, access.number)) for n in access.predecessor_numbers()]
        new = {}
        for lane, (allocation, offset) in enumerate(zip(access.allocations, access.offsets, strict=True)):
            where = Location(int(allocation), int(offset), access.width)
            bytes_ = [(where.allocation, where.byte + k) for k in range(where.width)]
            first = len(execution.events)
            for kind in _kinds(access, lane):
                number = len(execution.events)
                if kind is Kind.READ and reads_from:
                    sources = {new.get(b, last.get(b)) for b in bytes_} - {None}
                    execution.rf += [(source, number) for source in sorted(sources)]
                if kind is Kind.WRITE:
                    (new if access.reads else last).update(dict.fromkeys(bytes_, number))
                order, scope = Order.of(access.ordering), Scope.of(access.scope)
                execution.events.append(Event(block, access.number, kind, where, order, scope, lane=lane))
                execution.owners.append(position)
            if len(execution.events) == first + 2:
                execution.rmw.append((first, first + 1))
        last.update(new)
    return execution


def _kinds(access, lane):
    stored = access.stored is None or access.stored[lane]
    return [Kind.READ] * access.reads + [Kind.WRITE if stored else Kind.FAILED_WRITE] * access.writes
