import type { Browser } from '@playwright/test';
import { seconds } from '@sabuja/kit';
import { log } from './bench-cluster.ts';
import { waitForIdleMachine } from './machine-idle.ts';
import { measurePage } from './page-measures.ts';
import { gzippedScripts } from './page-requests.ts';
import { type Visit, visitPage } from './page-visit.ts';
import type { PageResult } from './pages-report.ts';
import type { MeasuredPage } from './pages-to-measure.ts';

/** Number of visits per page, and the device pixel ratio. */
export type VisitOptions = { runs: number; scale: number };

/**
 * The maximum wait of a visit for other work on the machine to end, since that slows the page's scripts.
 */
const MAX_WAIT = seconds(5);

/**
 * Visits the pages in turns, so that other load on the machine affects all of them. A first
 * unthrottled round does not count; it makes the shop generate the pictures and fill its caches.
 */
export async function measurePages(
  browser: Browser,
  origin: string,
  pages: readonly MeasuredPage[],
  { runs, scale }: VisitOptions,
): Promise<PageResult[]> {
  for (const { path } of pages)
    await visitPage(browser, origin + path, { scale, throttled: false });
  const visits = new Map<MeasuredPage, Visit[]>();
  for (let run = 1; run <= runs; run += 1) {
    log(`visit ${run} of ${runs} to each page`);
    for (const page of pages) {
      await waitForIdleMachine(MAX_WAIT);
      const visit = await visitPage(browser, origin + page.path, { scale, throttled: true });
      visits.set(page, [...(visits.get(page) ?? []), visit]);
    }
  }
  return await Promise.all(
    [...visits].map(([page, pageVisits]) => summarizeVisits(origin, page, pageVisits)),
  );
}

async function summarizeVisits(
  origin: string,
  page: MeasuredPage,
  visits: Visit[],
): Promise<PageResult> {
  const [firstVisit] = visits;
  const gzipped = await gzippedScripts(firstVisit?.requests ?? []);
  return {
    page: page.name,
    url: origin + page.path,
    largestElement: firstVisit?.largestElement ?? '',
    measures: measurePage(page, visits, gzipped),
    visits,
  };
}
