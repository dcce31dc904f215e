/** The median and the 99th percentile. */
export function percentilesOf(values: readonly number[]): { p50: number; p99: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (percentile: number) => sorted[Math.floor((sorted.length - 1) * percentile)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
