import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { minutes, seconds } from '@sabuja/kit';
import { type Observed, observePage } from './page-observer.ts';
import { type PageRequest, recordRequests } from './page-requests.ts';
import { cumulativeLayoutShift, totalBlockingTime } from './page-vitals.ts';
import { newVisitor, throttle } from './throttled-browser.ts';

/** Result of one visit. Times in milliseconds. */
export type Visit = {
  firstPaint: number;
  largestPaint: number;
  largestElement: string;
  loaded: number;
  /** Bytes of the document before compression. */
  rawHtml: number;
  /** The browser's time for layout and for styles. */
  layoutTime: number;
  styleTime: number;
  blockingTime: number;
  /** Unitless: 0.1 is a tenth of the screen moved by its whole height. */
  layoutShift: number;
  longTasks: Observed['longTasks'];
  requests: readonly PageRequest[];
};

export type VisitSettings = { scale: number; throttled: boolean };

/** A visit ends when the page is loaded and has been responsive for this long. */
const QUIET_PERIOD = seconds(5);
/** Limit for a machine under load, on which a page may never be quiet. */
const MAX_VISIT = seconds(30);

/** Opens a page as a first-time visitor, and stays until it has been quiet for five seconds. */
export async function visitPage(
  browser: Browser,
  url: string,
  settings: VisitSettings,
): Promise<Visit> {
  const context = await newVisitor(browser, settings.scale);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const requests = await recordRequests(devtools);
    await page.addInitScript(observePage);
    await devtools.send('Performance.enable');
    if (settings.throttled) await throttle(devtools);
    const response = await page.goto(url, { waitUntil: 'load', timeout: minutes(1) });
    if (response?.status() !== 200) throw new Error(`${response?.status()} for ${url}`);
    const observed = await waitUntilQuiet(page);
    const rawHtml = (await response.body()).length;
    return { ...toVisit(observed, requests), rawHtml, ...(await renderingTimes(devtools)) };
  } finally {
    await context.close();
  }
}

async function waitUntilQuiet(page: Page): Promise<Observed> {
  const deadline = performance.now() + MAX_VISIT;
  for (;;) {
    const { observed, now } = await page.evaluate<{ observed: Observed; now: number }>(
      '({ observed, now: performance.now() })',
    );
    const tasks = observed.longTasks.map(({ start, duration }) => start + duration);
    const lastActivity = Math.max(observed.loaded || now, ...tasks);
    if (now - lastActivity >= QUIET_PERIOD || performance.now() > deadline) return observed;
    await pause(seconds(0.5));
  }
}

async function renderingTimes(
  devtools: CDPSession,
): Promise<Pick<Visit, 'layoutTime' | 'styleTime'>> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const inMilliseconds = (name: string) =>
    (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return {
    layoutTime: inMilliseconds('LayoutDuration'),
    styleTime: inMilliseconds('RecalcStyleDuration'),
  };
}

type ObservedVisit = Omit<Visit, 'rawHtml' | 'layoutTime' | 'styleTime'>;

const toVisit = (observed: Observed, requests: readonly PageRequest[]): ObservedVisit => ({
  firstPaint: observed.firstPaint,
  largestPaint: observed.largest.at,
  largestElement: observed.largest.description,
  loaded: observed.loaded,
  blockingTime: totalBlockingTime(observed.longTasks, observed.firstPaint),
  layoutShift: cumulativeLayoutShift(observed.shifts),
  longTasks: observed.longTasks,
  // Requests after the quiet period do not count, such as later pictures of a carousel.
  requests: requests.filter(({ startedAt }) => startedAt <= observed.loaded + QUIET_PERIOD),
});
