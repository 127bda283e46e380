/* Stands for the CUDA driver library, as far as cuda.tile needs it to infer a launch signature: there is one device,
 * every call succeeds, and nothing happens. */
#include <stdint.h>
#include <string.h>

static int succeeds(void) { return 0; }
static int version(int *found) { return *found = 13020, 0; }
static int device_count(int *found) { return *found = 1, 0; }
static int device(int *found) { return *found = 0, 0; }
static int context(void **found) { return *found = (void *)0x1000, 0; }
static int context_id(void *context, unsigned long long *found) { return *found = 1, 0; }
static int attribute(int *found, int which, int device) { return *found = which == 75 ? 9 : 65535, 0; }
static int pointer_attribute(int *found, int which, unsigned long long pointer) { return *found = 0, 0; }

static const struct {
  const char *name;
  void *function;
} table[] = {
    {"cuDriverGetVersion", version}, {"cuDeviceGetCount", device_count}, {"cuDeviceGet", device},
    {"cuCtxGetDevice", device},      {"cuCtxGetCurrent", context},       {"cuCtxGetId", context_id},
    {"cuDeviceGetAttribute", attribute}, {"cuPointerGetAttribute", pointer_attribute},
};

int cuGetProcAddress_v2(const char *name, void **found, int version, uint64_t flags, int *status) {
  if (status) *status = 0;
  *found = succeeds;
  for (unsigned i = 0; i < sizeof table / sizeof *table; i++)
    if (!strcmp(name, table[i].name)) *found = table[i].function;
  return 0;
}
