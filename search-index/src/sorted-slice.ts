/** Up to this index, inserting into a short sorted list is faster than sorting all items. */
const PARTIAL_SORT_LIMIT = 300;

/** Sorts the items and returns those from index `from` up to, but not including, `to`. */
export function sortedSlice(
  items: Int32Array,
  { from, to }: { from: number; to: number },
  compare: (a: number, b: number) => number,
): number[] {
  if (to > PARTIAL_SORT_LIMIT) return [...items.toSorted(compare).subarray(from, to)];
  const first: number[] = [];
  // A loop by index is several times faster than an iterator over a typed array.
  for (let i = 0; i < items.length; i++) {
    const item = items[i] ?? 0;
    let at = first.length;
    while (at > 0 && compare(first[at - 1] ?? 0, item) > 0) at -= 1;
    if (at === to) continue;
    first.splice(at, 0, item);
    if (first.length > to) first.pop();
  }
  return first.slice(from);
}
