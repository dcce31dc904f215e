import { withHead } from './columns.ts';

/** What a row must reach: a share of the limit, a multiple at most, or a time in seconds at most. */
export type Reach = { atLeast: number } | { atMost: number } | { seconds: number };

/** One line of the table. */
export type Row = {
  group: string;
  work: string;
  measured: string;
  limit: string;
  /** What is held against `reach`: a ratio, or seconds. */
  value: number;
  reach: Reach;
  /** A second demand, such as a time at the 99th percentile, with how it came out. */
  also?: { demand: string; found: string; met: boolean };
};

/** True when a row reached what it must. */
export function isReached({ value, reach, also }: Row): boolean {
  const most = 'atMost' in reach ? reach.atMost : 'seconds' in reach ? reach.seconds : undefined;
  const main = most === undefined ? value >= (reach as { atLeast: number }).atLeast : value <= most;
  return main && (also?.met ?? true);
}

/** Rows as a table for the terminal. */
export const table = (rows: readonly Row[]): string =>
  withHead([['work', 'measured', 'limit beside it', 'ratio', 'reach', ''], ...rows.map(cellsOf)]);

function cellsOf(row: Row): string[] {
  const also = row.also ? `, ${row.also.demand}` : '';
  const found = row.also ? `, ${row.also.found}` : '';
  const ratio = 'seconds' in row.reach ? '' : row.value.toFixed(2);
  const verdict = isReached(row) ? 'reached' : 'MISSED';
  return [
    row.work,
    row.measured + found,
    row.limit,
    ratio,
    `${showReach(row.reach)}${also}`,
    verdict,
  ];
}

function showReach(reach: Reach): string {
  if ('atLeast' in reach) return `>= ${reach.atLeast}`;
  return 'atMost' in reach ? `<= ${reach.atMost}` : `< ${reach.seconds} s`;
}

/** '12,340/s' */
export const perSecond = (value: number): string =>
  `${Math.round(value).toLocaleString('en-US')}/s`;

/** '3.4 ms' */
export const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
