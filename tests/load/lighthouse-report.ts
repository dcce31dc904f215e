import { formatColumns } from './columns.ts';
import type { LighthouseResult } from './lighthouse.ts';

/** Formats the scores of a page (100 is the target), each with the audits below their full score. */
export function lighthouseReport({ page, scores }: LighthouseResult): string {
  const sections = scores.map(({ category, score, audits, failures }) => {
    const lines = audits.map(({ title, score: auditScore, weight, displayValue }) => [
      `    ${auditScore.toFixed(2)}`,
      weight > 0 ? `weight ${weight}` : '',
      title,
      displayValue,
    ]);
    return [
      `  ${category} ${describeScore(score)}`,
      ...failures.map((failure) => `    ${failure}`),
      ...(lines.length > 0 ? [formatColumns(lines)] : []),
    ];
  });
  return [`${page}, Lighthouse`, ...sections.flat()].join('\n');
}

function describeScore(score: number | undefined): string {
  if (score === undefined) return 'not measured';
  return `${score}, >= 100, ${score >= 100 ? 'reached' : 'MISSED'}`;
}
