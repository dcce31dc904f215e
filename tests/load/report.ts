import { formatTable } from './columns.ts';

/**
 * Target of a row: a minimum share of the limit, a maximum multiple, or a maximum time in seconds.
 */
type Target = { atLeast: number } | { atMost: number } | { seconds: number };

/** One row of the table. */
export type Row = {
  group: string;
  workload: string;
  measured: string;
  limit: string;
  /** The value compared with the target: a ratio, or seconds. */
  value: number;
  target: Target;
  /** A second requirement, such as a time at the 99th percentile, with its result. */
  secondary?: { requirement: string; actual: string; met: boolean };
};

/** True if a row meets its target. */
export function meetsTarget({ value, target, secondary }: Row): boolean {
  const max = 'atMost' in target ? target.atMost : 'seconds' in target ? target.seconds : undefined;
  const meetsPrimary =
    max === undefined ? value >= (target as { atLeast: number }).atLeast : value <= max;
  return meetsPrimary && (secondary?.met ?? true);
}

/** Formats the rows as a table for the terminal. */
export const formatReport = (rows: readonly Row[]): string =>
  formatTable([
    ['work', 'measured', 'limit beside it', 'ratio', 'reach', ''],
    ...rows.map(cellsOf),
  ]);

function cellsOf(row: Row): string[] {
  const secondary = row.secondary ? `, ${row.secondary.requirement}` : '';
  const actual = row.secondary ? `, ${row.secondary.actual}` : '';
  const ratio = 'seconds' in row.target ? '' : row.value.toFixed(2);
  const verdict = meetsTarget(row) ? 'reached' : 'MISSED';
  return [
    row.workload,
    row.measured + actual,
    row.limit,
    ratio,
    `${formatTarget(row.target)}${secondary}`,
    verdict,
  ];
}

function formatTarget(target: Target): string {
  if ('atLeast' in target) return `>= ${target.atLeast}`;
  return 'atMost' in target ? `<= ${target.atMost}` : `< ${target.seconds} s`;
}

/** '12,340/s' */
export const formatRate = (value: number): string =>
  `${Math.round(value).toLocaleString('en-US')}/s`;

/** '3.4 ms' */
export const formatMilliseconds = (value: number, digits = 1): string =>
  `${value.toFixed(digits)} ms`;
