"""Pictures of executions: a networkx graph for people and tools, and SVG.

Events stand in one column per block, in program order from top to bottom; the
initial writes are a row above.  Edges: order (``tok`` or ``po``), rf, co, fr,
sw and what else of hb is not drawn already; a racing pair is marked.
Transitive edges are left out where others imply them.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Any

import networkx as nx

from tileproof.memmodel.events import Event, Kind, Race
from tileproof.memmodel.execution import INIT_BLOCK, Execution, Skeleton
from tileproof.memmodel.program import Format, LitmusTest
from tileproof.memmodel.ptx import PTX
from tileproof.memmodel.relations import Relation
from tileproof.memmodel.tileir import TileIR

COLUMN, ROW, WIDTH, HEIGHT, MARGIN = 290, 90, 200, 44, 40
LEGEND = 80
COLOURS = {
    "tok": "#555555", "po": "#555555", "rmw": "#8a6d3b", "rf": "#1a7f37", "co": "#9a6700", "fr": "#cf5c00",
    "sw": "#0550ae", "sync": "#0550ae", "hb": "#8250df", "cause": "#8250df", "race": "#cf222e",
}  # fmt: skip
DASHED = {"hb", "cause", "co", "fr"}


def execution_graph(execution: Execution, test: LitmusTest, race: Race | None = None) -> nx.MultiDiGraph[int]:
    """Nodes: event numbers with attribute ``event``; edges: attribute ``relation``, a key of COLOURS."""
    skeleton = execution.skeleton
    graph: nx.MultiDiGraph[int] = nx.MultiDiGraph()
    for i, event in enumerate(skeleton.events):
        graph.add_node(i, event=event)
    for name, relation in drawn_relations(execution, test).items():
        for source, target in relation.pairs():
            graph.add_edge(source, target, relation=name)
    if race is not None:
        graph.add_edge(race.first, race.second, relation="race")
    return graph


def drawn_relations(execution: Execution, test: LitmusTest) -> dict[str, Relation]:
    skeleton, rf = execution.skeleton, execution.rf
    relations = {"rmw": skeleton.rmw, "rf": rf, "co": reduced(execution.co), "fr": reduced_fr(execution)}
    if test.format is Format.PTX:
        ptx = PTX(skeleton)
        causality = ptx.synchronise(rf, execution.fences)
        named = {"po": reduced_order(skeleton), **relations, "sync": causality.sync | skeleton.barriers}
        rest, name = causality.base, "cause"
    else:
        tileir = TileIR(skeleton)
        sync = tileir.synchronise(rf)
        named = {"tok": reduced_order(skeleton), **relations, "sw": sync.sw}
        rest, name = sync.hb, "hb"
    implied = skeleton.order | skeleton.rmw | named.get("sync", named.get("sw", skeleton.rmw))
    between_blocks = [
        (a, b) for a, b in reduced(rest).pairs() if skeleton.events[a].kind is not Kind.INIT and (a, b) not in implied
    ]
    return {**named, name: Relation.of(between_blocks, skeleton.size)}


def reduced(relation: Relation) -> Relation:
    """Transitive reduction of a transitive relation; a cyclic one stays as it is."""
    if not relation.acyclic():
        return relation
    return relation - (relation >> relation)


def reduced_fr(execution: Execution) -> Relation:
    """fr without what another fr edge and co imply, and without an atomic's own two halves."""
    return execution.fr - (execution.fr >> execution.co) - execution.skeleton.rmw


def reduced_order(skeleton: Skeleton) -> Relation:
    """Token or program order without what rmw and other edges of it imply."""
    order, rmw = skeleton.order - skeleton.rmw, skeleton.rmw
    return reduced(order) - (order >> rmw) - (rmw >> order)


@dataclass(frozen=True, slots=True)
class _Place:
    x: float
    y: float


def draw(execution: Execution, test: LitmusTest, race: Race | None = None) -> str:
    """The SVG text."""
    graph = execution_graph(execution, test, race)
    places = _layout(graph)
    columns = max((place.x for place in places.values()), default=0)
    rows = max((place.y for place in places.values()), default=0)
    names = [name for name in COLOURS if any(d["relation"] == name for _, _, d in graph.edges(data=True))]
    width = max(columns + WIDTH + MARGIN, LEGEND * len(names)) + MARGIN
    height = rows + HEIGHT + 2 * MARGIN
    body = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
        f'font-family="sans-serif" font-size="13">',
        "<defs>" + "".join(_marker(name) for name in names) + "</defs>",
        f'<rect width="100%" height="100%" fill="white"/><text x="{MARGIN}" y="22" font-weight="bold">'
        f"{escape(test.name)} ({test.format.value})</text>",
    ]
    seen: dict[tuple[int, int], int] = {}
    for source, target, data in graph.edges(data=True):
        pair = (min(source, target), max(source, target))
        seen[pair] = seen.get(pair, 0) + 1
        body.append(_edge(places[source], places[target], data["relation"], seen[pair]))
    racing = set() if race is None else {race.first, race.second}
    body += [_node(places[i], data["event"], i in racing) for i, data in graph.nodes(data=True)]
    body += [_legend(name, i, height - 14) for i, name in enumerate(names)]
    return "\n".join([*body, "</svg>\n"])


def _layout(graph: nx.MultiDiGraph[int]) -> dict[int, _Place]:
    places: dict[int, _Place] = {}
    filled: dict[int, int] = {}
    for i, data in graph.nodes(data=True):
        event: Event = data["event"]
        number = filled.get(event.block, 0)
        filled[event.block] = number + 1
        if event.block == INIT_BLOCK:
            places[i] = _Place(MARGIN + number * COLUMN, MARGIN)
        else:
            places[i] = _Place(MARGIN + event.block * COLUMN, MARGIN + (number + 1) * ROW)
    return places


def _node(place: _Place, event: Event, racing: bool) -> str:
    block = "init" if event.kind is Kind.INIT else f"P{event.block}"
    stroke = COLOURS["race"] if racing else "#24292f"
    return (
        f"<g><title>{escape(event.text)}</title>"
        f'<rect x="{place.x}" y="{place.y}" width="{WIDTH}" height="{HEIGHT}" rx="6" '
        f'fill="#f6f8fa" stroke="{stroke}" stroke-width="{2.5 if racing else 1}"/>'
        f'<text x="{place.x + WIDTH / 2}" y="{place.y + 18}" text-anchor="middle">'
        f"{escape(f'{block}: {_does(event)}')}</text>"
        f'<text x="{place.x + WIDTH / 2}" y="{place.y + 35}" text-anchor="middle" font-size="10" fill="#57606a">'
        f"{escape(event.text[:36])}</text></g>"
    )


def _does(event: Event) -> str:
    """``W X=1``: the instruction's text says the rest."""
    if event.location is None:
        return event.kind.value
    return f"{event.kind.value} {event.location}" + ("" if event.value is None else f"={event.value}")


def _edge(a: _Place, b: _Place, name: str, number: int) -> str:
    """A curve; parallel edges bend by their number so that each stays visible."""
    ax, ay, bx, by = a.x + WIDTH / 2, a.y + HEIGHT / 2, b.x + WIDTH / 2, b.y + HEIGHT / 2
    if abs(ax - bx) < 1:
        ay, by = (ay + HEIGHT / 2, by - HEIGHT / 2) if by > ay else (ay - HEIGHT / 2, by + HEIGHT / 2)
        bend = (number - 1) * 34 + (0 if abs(by - ay) < ROW else WIDTH / 2 + 20)
    else:
        ax, bx = (ax + WIDTH / 2, bx - WIDTH / 2) if bx > ax else (ax - WIDTH / 2, bx + WIDTH / 2)
        bend = (number - 1) * 26
    mx, my = (ax + bx) / 2 + (bend if abs(ax - bx) < 1 else 0), (ay + by) / 2 + (0 if abs(ax - bx) < 1 else bend)
    dash = ' stroke-dasharray="6 4"' if name in DASHED else ""
    ends = "" if name == "race" else f' marker-end="url(#{name})"'
    return (
        f'<path d="M{ax:.0f},{ay:.0f} Q{mx:.0f},{my:.0f} {bx:.0f},{by:.0f}" fill="none" stroke="{COLOURS[name]}" '
        f'stroke-width="{2.5 if name == "race" else 1.4}"{dash}{ends}/>'
        f'<text x="{(ax + 2 * mx + bx) / 4:.0f}" y="{(ay + 2 * my + by) / 4 - 4:.0f}" fill="{COLOURS[name]}" '
        f'font-size="11" text-anchor="middle">{name}</text>'
    )


def _marker(name: str) -> str:
    return (
        f'<marker id="{name}" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
        f'<path d="M0,0 L8,4 L0,8 z" fill="{COLOURS[name]}"/></marker>'
    )


def _legend(name: str, number: int, y: float) -> str:
    x = MARGIN + LEGEND * number
    return (
        f'<path d="M{x},{y - 4} h26" stroke="{COLOURS[name]}" stroke-width="2"'
        f'{_dash(name)}/><text x="{x + 32}" y="{y}">{name}</text>'
    )


def _dash(name: str) -> Any:
    return ' stroke-dasharray="6 4"' if name in DASHED else ""
