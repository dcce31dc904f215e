import { bytesOf, type RequestKind } from './page-requests.ts';
import type { Visit } from './page-visit.ts';
import type { MeasuredPage } from './pages-to-measure.ts';
import { median } from './rounds.ts';

/**
 * One measured value of a page over its visits. `limit` is its budget; undefined if there is none.
 */
export type Measure = {
  name: string;
  unit: Unit;
  median: number;
  min: number;
  max: number;
  limit: number | undefined;
};

export type Unit = 's' | 'ms' | 'KB' | 'count' | 'shift';

/** The budget of every page, in milliseconds and in bytes on the wire. */
const BUDGET = {
  blocked: 60,
  layout: 100,
  rawHtml: 80_000,
  shifted: 0,
  script: 150_000,
  total: 200_000,
};

/** The measures of a page. `gzipped`: bytes of its scripts as gzip. */
export function measurePage(
  { largestPaint }: MeasuredPage,
  visits: readonly Visit[],
  gzipped: number,
): Measure[] {
  const measureVisits = (
    name: string,
    unit: Unit,
    readFigure: (visit: Visit) => number,
    limit?: number,
  ) => createMeasure(name, unit, visits.map(readFigure), limit);
  const measureBytes = (name: string, kind?: RequestKind, limit?: number) =>
    measureVisits(name, 'KB', ({ requests }) => bytesOf(requests, kind), limit);
  return [
    measureVisits('LCP, largest paint', 's', (visit) => visit.largestPaint, largestPaint),
    measureVisits('TBT, blocked', 'ms', (visit) => visit.blockingTime, BUDGET.blocked),
    measureVisits('CLS, shifted', 'shift', (visit) => visit.layoutShift, BUDGET.shifted),
    measureBytes('script', 'script', BUDGET.script),
    createMeasure('script as gzip', 'KB', [gzipped], BUDGET.script),
    measureBytes('total', undefined, BUDGET.total),
    measureVisits('FCP, first paint', 's', (visit) => visit.firstPaint),
    measureVisits('loaded', 's', (visit) => visit.loaded),
    measureVisits('layout', 'ms', (visit) => visit.layoutTime, BUDGET.layout),
    measureVisits('styles', 'ms', (visit) => visit.styleTime),
    measureVisits('HTML, raw', 'KB', (visit) => visit.rawHtml, BUDGET.rawHtml),
    measureBytes('HTML', 'HTML'),
    measureBytes('style', 'style'),
    measureBytes('fonts', 'font'),
    measureBytes('images', 'image'),
    measureBytes('API', 'API'),
    measureBytes('other', 'other'),
    measureVisits('requests', 'count', ({ requests }) => requests.length),
  ];
}

const createMeasure = (
  name: string,
  unit: Unit,
  values: readonly number[],
  limit?: number,
): Measure => ({
  name,
  unit,
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
  limit,
});

/** True if the median is within the budget as displayed; undefined without a budget. */
export const isReached = ({ unit, median: medianValue, limit }: Measure): boolean | undefined =>
  limit === undefined ? undefined : roundToStep(unit, medianValue) <= roundToStep(unit, limit);

const ROUNDING_STEPS: Readonly<Record<Unit, number>> = {
  s: 10,
  ms: 1,
  KB: 100,
  count: 1,
  shift: 0.001,
};

/** Rounds to the precision of the report. */
export const roundToStep = (unit: Unit, value: number): number =>
  Math.round(value / ROUNDING_STEPS[unit]) * ROUNDING_STEPS[unit];
