/**
 * Merges the metrics of several servers, each labelled, in the text format of Prometheus: it wants all samples of one
 * metric together.
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
