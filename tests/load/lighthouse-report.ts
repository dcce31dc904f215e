import { inColumns } from './columns.ts';
import type { LighthouseResult } from './lighthouse.ts';

/** The scores of a page, each reached at 100, and below each what keeps it from there. */
export function lighthouseReport({ page, scores }: LighthouseResult): string {
  const parts = scores.map(({ category, score, audits }) => {
    const verdict = score >= 100 ? 'reached' : 'MISSED';
    const lines = audits.map(({ title, score: found, weight, shown }) => [
      `    ${found.toFixed(2)}`,
      weight > 0 ? `weight ${weight}` : '',
      title,
      shown,
    ]);
    return [
      `  ${category} ${score}, >= 100, ${verdict}`,
      ...(lines.length > 0 ? [inColumns(lines)] : []),
    ];
  });
  return [`${page}, Lighthouse`, ...parts.flat()].join('\n');
}
