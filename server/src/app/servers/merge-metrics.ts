/**
 * Merges the labelled metrics of several servers in the Prometheus text format, which requires all samples of a metric
 * to be together.
 */
export function mergeMetrics(texts: readonly string[]): string {
  const samplesByHeader = new Map<string, string[]>();
  for (const metric of texts.flatMap((text) => text.split(/^(?=# HELP )/m))) {
    const [help, type, ...samples] = metric.trimEnd().split('\n');
    const header = `${help}\n${type}`;
    const merged = samplesByHeader.get(header);
    if (merged) merged.push(...samples);
    else samplesByHeader.set(header, samples);
  }
  return [...samplesByHeader]
    .map(([header, samples]) => `${[header, ...samples].join('\n')}\n`)
    .join('\n');
}
