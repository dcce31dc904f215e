import { formatColumns } from './columns.ts';
import type { LighthouseResult } from './lighthouse.ts';

/** Formats the scores of a page (100 is the target), each with the audits below their full score. */
export function lighthouseReport({ page, scores }: LighthouseResult): string {
  const sections = scores.map(({ category, score, audits }) => {
    const verdict = score >= 100 ? 'reached' : 'MISSED';
    const lines = audits.map(({ title, score: auditScore, weight, displayValue }) => [
      `    ${auditScore.toFixed(2)}`,
      weight > 0 ? `weight ${weight}` : '',
      title,
      displayValue,
    ]);
    return [
      `  ${category} ${score}, >= 100, ${verdict}`,
      ...(lines.length > 0 ? [formatColumns(lines)] : []),
    ];
  });
  return [`${page}, Lighthouse`, ...sections.flat()].join('\n');
}
