// How fast pages come to a phone: `npm run bench:pages`.
import { rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { ShopProcess } from '../faults/shop-process.ts';
import { log, shopSettings, temporaryFolder } from './bench-cluster.ts';
import { judgePage, type LighthouseResult } from './lighthouse.ts';
import { lighthouseReport } from './lighthouse-report.ts';
import { measurePages } from './measure-pages.ts';
import { pageReport } from './pages-report.ts';
import { type MeasuredPage, pagesToMeasure } from './pages-to-measure.ts';
import { openBrowser, phone } from './throttled-browser.ts';

const usage = `npm run bench:pages -- [--runs N] [--scale N] [--url http://...] [--json FILE] [--lighthouse]
  --runs        visits to each page, of which medians are shown (5)
  --scale       pixels of the phone to a CSS pixel (1)
  --url         measures a shop that runs already instead of starting one
  --json        writes all figures and all requests to a file
  --lighthouse  has Lighthouse judge the pages too; it is fetched when it isn't there yet`;

const chromium = process.env.CHROMIUM_PATH;

function readWishes(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      scale: { type: 'string', default: '1' },
      url: { type: 'string' },
      json: { type: 'string' },
      lighthouse: { type: 'boolean', default: false },
    },
  });
  const wishes = { ...values, runs: Number(values.runs), scale: Number(values.scale) };
  if (!Number.isInteger(wishes.runs) || wishes.runs < 1) throw new TypeError('runs: 1 or more');
  if (!(wishes.scale > 0)) throw new TypeError('scale: more than 0');
  if (wishes.url !== undefined && !URL.canParse(wishes.url)) throw new TypeError('url: http://...');
  return wishes;
}

type Wishes = ReturnType<typeof readWishes>;

/** A fresh demo shop as `npm start` runs it, gone when the work is done; or the one at `url`. */
async function onShop<T>(url: string | undefined, work: (origin: string) => Promise<T>) {
  if (url !== undefined) return await work(new URL(url).origin);
  const dataDir = await temporaryFolder();
  const shop = new ShopProcess({ DATA_DIR: dataDir, ...shopSettings });
  try {
    return await work(await shop.open());
  } finally {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function onBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await openBrowser(chromium);
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** One page after the other: they would slow each other. */
async function judgePages(origin: string, pages: readonly MeasuredPage[], scale: number) {
  const judged: LighthouseResult[] = [];
  const cli = process.env.LIGHTHOUSE_CLI;
  if (cli === undefined) throw new Error('Lighthouse is run by npm run bench:pages only');
  for (const { name, path } of pages) {
    log(`Lighthouse on ${name}`);
    judged.push(await judgePage(name, origin + path, { cli, chromium, scale }));
  }
  return judged;
}

const benchPages = ({ url, lighthouse, json, ...visiting }: Wishes): Promise<void> =>
  onShop(url, async (origin) => {
    const pages = await pagesToMeasure(origin);
    const results = await onBrowser((browser) => measurePages(browser, origin, pages, visiting));
    const judged = lighthouse ? await judgePages(origin, pages, visiting.scale) : [];
    const reports = [...results.map(pageReport), ...judged.map(lighthouseReport)];
    console.log(`\n${reports.join('\n\n')}\n`);
    for (const line of conditions(visiting)) log(line);
    if (json === undefined) return;
    const all = { measuredAt: new Date().toISOString(), phone, ...visiting, results, judged };
    await writeFile(json, `${JSON.stringify(all, null, 2)}\n`);
    log(`all figures are in ${json}`);
  });

const conditions = ({ runs, scale }: { runs: number; scale: number }): string[] => [
  `${phone.width}x${phone.height}, ${scale} pixels to a CSS pixel, ${phone.down} kbit/s down, ${phone.up} up,`,
  `${phone.latency} ms to an answer, processor ${phone.cpuSlowdown} times slower, cold cache; all of it applied by`,
  'the browser (devtools throttling), none computed; connections are opened at no cost',
  `medians of ${runs} visits; KB is 1000 bytes on the wire, begun within 5 s of loading`,
  `load of this machine over the last minute: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`,
];

let wishes: Wishes | undefined;
try {
  wishes = readWishes(process.argv.slice(2));
} catch (error) {
  console.error(`${(error as Error).message}\n${usage}`);
  process.exitCode = 1;
}
if (wishes) await benchPages(wishes);
