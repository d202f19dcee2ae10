/* What a compiler's own library asks of a newer glibc than the program is to run on. */
#define _GNU_SOURCE
#include <link.h>
#include <stddef.h>
#include <stdint.h>

/* As glibc 2.35 declares it for x86-64; libgcc 12 and later find the tables for unwinding a C++ exception by it. */
struct found_object {
  unsigned long long flags;
  void *map_start, *map_end;
  struct link_map *link_map;
  void *eh_frame;
  unsigned long long reserved[7];
};

struct search {
  uintptr_t address;
  struct found_object *found;
};

static int look(struct dl_phdr_info *object, size_t size, void *data) {
  struct search *search = data;
  uintptr_t low = UINTPTR_MAX, high = 0, frames = 0;
  int holds = 0;
  (void)size;
  for (int at = 0; at < object->dlpi_phnum; at++) {
    const ElfW(Phdr) *part = &object->dlpi_phdr[at];
    uintptr_t start = object->dlpi_addr + part->p_vaddr, end = start + part->p_memsz;
    if (part->p_type == PT_GNU_EH_FRAME) frames = start;
    if (part->p_type != PT_LOAD) continue;
    if (start < low) low = start;
    if (end > high) high = end;
    if (search->address >= start && search->address < end) holds = 1;
  }
  if (!holds || frames == 0) return 0;
  search->found->flags = 0;
  search->found->map_start = (void *)low;
  search->found->map_end = (void *)high;
  search->found->link_map = NULL;
  search->found->eh_frame = (void *)frames;
  return 1;
}

/* Under a name of its own, because the header of a newer glibc declares it. */
int find_object(void *address, struct found_object *found) __asm__("_dl_find_object");

int find_object(void *address, struct found_object *found) {
  struct search search = {(uintptr_t)address, found};
  return dl_iterate_phdr(look, &search) == 1 ? 0 : -1;
}

/* glibc 2.32 says here that no second thread runs, which saves C++ some locks; never saying so is always right. */
char __libc_single_threaded = 0;
