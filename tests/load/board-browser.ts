import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { type IstDate, seconds } from '@sabuja/kit';
import { log } from './bench-cluster.ts';
import { DAY_ORDERS, listToConfirm } from './board-day.ts';
import type { StaffSession } from './board-staff.ts';
import { measureTransitions } from './board-transitions.ts';
import { waitForIdleMachine } from './machine-idle.ts';
import { type LongTask, type Observed, observePage } from './page-observer.ts';
import { formatMilliseconds, type Row } from './report.ts';
import { openBrowser } from './throttled-browser.ts';

type Shop = { origin: string; url: string; date: IstDate; managers: StaffSession[] };

/** How many orders other members confirm while the screen is used. */
export const CONCURRENT_TRANSITIONS = 40;
const MAX_BLOCK_SECONDS = 0.2;
const MAX_ROWS = 100;
/** The maximum wait for other work on the machine to end, since that work would make tasks longer. */
const MAX_WAIT = seconds(5);

/**
 * Uses search, filters, sorting and scrolling of the console's board in Chromium while others confirm orders. Measures
 * the longest task that blocked input. Returns no rows if there is no Chromium.
 */
export async function measureBoardScreen(shop: Shop): Promise<Row[]> {
  const browser = await openBrowser(process.env.CHROMIUM_PATH).catch(() => undefined);
  if (browser === undefined) {
    log('without Chromium the board of the console is not measured (CHROMIUM_PATH names one)');
    return [];
  }
  try {
    return [await measureScreen(browser, shop)];
  } finally {
    await browser.close();
  }
}

async function measureScreen(browser: Browser, shop: Shop): Promise<Row> {
  const [screen, ...others] = shop.managers;
  const [watcher, ...managers] = others;
  if (screen === undefined || watcher === undefined) throw new Error('nobody is signed in');
  const page = await openBoard(browser, shop, screen);
  const rowsInDocument = await page.locator('tbody tr').count();
  const from = await page.evaluate(() => performance.now());
  const uids = (await listToConfirm(shop.url, shop.date)).slice(0, CONCURRENT_TRANSITIONS);
  await Promise.all([useBoard(page), measureTransitions(shop.origin, { watcher, managers, uids })]);
  const tasks = (await readLongTasks(page)).filter(({ start }) => start >= from);
  const longest = Math.max(0, ...tasks.map(({ duration }) => duration));
  return {
    group: 'board',
    workload: `console board of ${DAY_ORDERS} orders: search, filter, sort, scroll`,
    measured: `longest task ${formatMilliseconds(longest)}, ${tasks.length} above 50 ms`,
    limit: `${uids.length} transitions by others at the same time`,
    value: longest / 1000,
    target: { seconds: MAX_BLOCK_SECONDS },
    secondary: {
      requirement: `< ${MAX_ROWS} rows in the document`,
      actual: `${rowsInDocument} rows`,
      met: rowsInDocument < MAX_ROWS,
    },
  };
}

async function openBoard(
  browser: Browser,
  { origin, date }: Shop,
  { token, xsrf }: StaffSession,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([
    { name: 'sabuja_staff', value: token, url: `${origin}/api/v1/staff`, httpOnly: true },
    { name: 'XSRF-TOKEN-STAFF', value: xsrf, url: origin },
  ]);
  await context.addInitScript(observePage);
  const page = await context.newPage();
  await page.goto(`${origin}/console/orders?date=${date}`);
  await page.getByRole('row').nth(10).waitFor();
  // Waits until the page has processed what it loads at its start.
  await waitForIdleMachine(MAX_WAIT);
  return page;
}

async function useBoard(page: Page): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Find an order' });
  await search.pressSequentially('Ananya', { delay: 80 });
  await pause(1000);
  await search.fill('');
  await pause(1000);
  const filters = page.getByRole('group', { name: 'State' }).getByRole('button');
  for (const index of [1, 2, 0]) {
    await filters.nth(index).click();
    await pause(200);
  }
  for (const heading of await page.getByRole('columnheader').getByRole('button').all()) {
    await heading.click();
    await pause(100);
  }
  for (let turn = 0; turn < 20; turn += 1) {
    await page.mouse.wheel(0, 2000);
    await pause(50);
  }
}

const readLongTasks = (page: Page): Promise<LongTask[]> =>
  page.evaluate(() => (globalThis as { observed?: Observed }).observed?.longTasks ?? []);
