import { bytesOf, type Kind } from './page-requests.ts';
import type { Visit } from './page-visit.ts';
import type { MeasuredPage } from './pages-to-measure.ts';
import { median } from './rounds.ts';

/** One figure of a page over its visits. `most` is what it may be; undefined where nothing is promised. */
export type Measure = {
  name: string;
  unit: Unit;
  median: number;
  least: number;
  greatest: number;
  most: number | undefined;
};

export type Unit = 's' | 'ms' | 'KB' | 'count' | 'shift';

/** What every page may take: milliseconds, and bytes on the wire. */
const budget = { blocked: 60, shifted: 0, script: 150_000, total: 200_000 };

/** The figures of a page. `gzipped`: bytes of its scripts as gzip. */
export function measuresOf(
  { largestPaint }: MeasuredPage,
  visits: readonly Visit[],
  gzipped: number,
): Measure[] {
  const of = (name: string, unit: Unit, figure: (visit: Visit) => number, most?: number) =>
    measure(name, unit, visits.map(figure), most);
  const fetched = (name: string, kind?: Kind, most?: number) =>
    of(name, 'KB', ({ requests }) => bytesOf(requests, kind), most);
  return [
    of('LCP, largest paint', 's', (visit) => visit.largestPaint, largestPaint),
    of('TBT, blocked', 'ms', (visit) => visit.blocked, budget.blocked),
    of('CLS, shifted', 'shift', (visit) => visit.shifted, budget.shifted),
    fetched('script', 'script', budget.script),
    measure('script as gzip', 'KB', [gzipped], budget.script),
    fetched('total', undefined, budget.total),
    of('FCP, first paint', 's', (visit) => visit.firstPaint),
    of('loaded', 's', (visit) => visit.loaded),
    fetched('HTML', 'HTML'),
    fetched('style', 'style'),
    fetched('fonts', 'font'),
    fetched('images', 'image'),
    fetched('API', 'API'),
    fetched('other', 'other'),
    of('requests', 'count', ({ requests }) => requests.length),
  ];
}

const measure = (name: string, unit: Unit, values: readonly number[], most?: number): Measure => ({
  name,
  unit,
  median: median(values),
  least: Math.min(...values),
  greatest: Math.max(...values),
  most,
});

/** True when the median keeps to the budget, as exactly as it is shown; undefined without a budget. */
export const isReached = ({ unit, median: found, most }: Measure): boolean | undefined =>
  most === undefined ? undefined : rounded(unit, found) <= rounded(unit, most);

const steps: Readonly<Record<Unit, number>> = { s: 10, ms: 1, KB: 100, count: 1, shift: 0.001 };

/** To what the report shows. */
export const rounded = (unit: Unit, value: number): number =>
  Math.round(value / steps[unit]) * steps[unit];
