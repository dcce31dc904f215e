import { inColumns, withHead } from './columns.ts';
import { isReached, type Measure, rounded, type Unit } from './page-measures.ts';
import type { Visit } from './page-visit.ts';

/** What the visits of one page gave. */
export type PageResult = {
  page: string;
  url: string;
  largestWas: string;
  measures: Measure[];
  visits: readonly Visit[];
};

const head = ['', 'median', 'from', 'to', 'budget', ''];

/** A page's figures with the budget beside them, and its three largest requests. */
export function pageReport({ page, url, largestWas, measures, visits }: PageResult): string {
  const largest = (visits[0]?.requests ?? [])
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 3)
    .map(({ bytes, kind, url: from }) => [kilobytes(bytes), kind, new URL(from).pathname]);
  return [
    `${page}  ${new URL(url).pathname}`,
    withHead([head, ...measures.map(cellsOf)]),
    `The largest paint was ${largestWas}`,
    `The largest answers:\n${inColumns(largest)}`,
  ].join('\n');
}

function cellsOf(measure: Measure): string[] {
  const { name, unit, median, least, greatest, most } = measure;
  const verdict = { true: 'reached', false: 'MISSED', undefined: '' }[`${isReached(measure)}`];
  return [
    name,
    show(unit, median),
    show(unit, least),
    show(unit, greatest),
    most === undefined ? '' : `<= ${show(unit, most)}`,
    verdict ?? '',
  ];
}

const shows: Readonly<Record<Unit, (value: number) => string>> = {
  s: (value) => `${(value / 1000).toFixed(2)} s`,
  ms: (value) => `${value.toFixed(0)} ms`,
  KB: (value) => kilobytes(value),
  count: String,
  shift: (value) => value.toFixed(3),
};

const show = (unit: Unit, value: number): string => shows[unit](rounded(unit, value));

/** Thousands of bytes. */
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
