import { formatColumns, formatTable } from './columns.ts';
import { isReached, type Measure, roundToStep, type Unit } from './page-measures.ts';
import type { Visit } from './page-visit.ts';

/** Result of the visits of one page. */
export type PageResult = {
  page: string;
  url: string;
  largestElement: string;
  measures: Measure[];
  visits: readonly Visit[];
};

const HEADER = ['', 'median', 'from', 'to', 'budget', ''];

/** Formats a page's measures with their budgets, and its three largest requests. */
export function pageReport({ page, url, largestElement, measures, visits }: PageResult): string {
  const largest = (visits[0]?.requests ?? [])
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 3)
    .map(({ bytes, kind, url: requestUrl }) => [
      formatKilobytes(bytes),
      kind,
      new URL(requestUrl).pathname,
    ]);
  return [
    `${page}  ${new URL(url).pathname}`,
    formatTable([HEADER, ...measures.map(cellsOf)]),
    `The largest paint was ${largestElement}`,
    `The largest answers:\n${formatColumns(largest)}`,
  ].join('\n');
}

function cellsOf(measure: Measure): string[] {
  const { name, unit, median, min, max, limit } = measure;
  const verdict = { true: 'reached', false: 'MISSED', undefined: '' }[`${isReached(measure)}`];
  return [
    name,
    formatValue(unit, median),
    formatValue(unit, min),
    formatValue(unit, max),
    limit === undefined ? '' : `<= ${formatValue(unit, limit)}`,
    verdict ?? '',
  ];
}

const FORMATTERS: Readonly<Record<Unit, (value: number) => string>> = {
  s: (value) => `${(value / 1000).toFixed(2)} s`,
  ms: (value) => `${value.toFixed(0)} ms`,
  KB: (value) => formatKilobytes(value),
  count: String,
  shift: (value) => value.toFixed(3),
};

const formatValue = (unit: Unit, value: number): string =>
  FORMATTERS[unit](roundToStep(unit, value));

/** '12.3 KB', in units of 1000 bytes. */
const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
