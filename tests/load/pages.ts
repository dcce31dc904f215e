// Measures how fast pages load on a phone: `npm run bench:pages`.
import { rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { ShopProcess } from '../faults/shop-process.ts';
import { log, SHOP_SETTINGS, temporaryFolder } from './bench-cluster.ts';
import { auditPage, type LighthouseResult } from './lighthouse.ts';
import { lighthouseReport } from './lighthouse-report.ts';
import { measurePages } from './measure-pages.ts';
import { pageReport } from './pages-report.ts';
import { type MeasuredPage, pagesToMeasure } from './pages-to-measure.ts';
import { openBrowser, PHONE } from './throttled-browser.ts';

const USAGE = `npm run bench:pages -- [--runs N] [--scale N] [--url http://...] [--json FILE] [--lighthouse]
  --runs        visits to each page, of which medians are shown (5)
  --scale       pixels of the phone to a CSS pixel (1)
  --url         measures a shop that runs already instead of starting one
  --json        writes all figures and all requests to a file
  --lighthouse  has Lighthouse judge the pages too; it is fetched when it isn't there yet`;

const chromium = process.env.CHROMIUM_PATH;

function parseOptions(args: string[]) {
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
  const options = { ...values, runs: Number(values.runs), scale: Number(values.scale) };
  if (!Number.isInteger(options.runs) || options.runs < 1) throw new TypeError('runs: 1 or more');
  if (!(options.scale > 0)) throw new TypeError('scale: more than 0');
  if (options.url !== undefined && !URL.canParse(options.url))
    throw new TypeError('url: http://...');
  return options;
}

type Options = ReturnType<typeof parseOptions>;

/** Calls `run` with the shop at `url`, or with a new demo shop as `npm start` runs it, which is deleted afterwards. */
async function withShop<T>(url: string | undefined, run: (origin: string) => Promise<T>) {
  if (url !== undefined) return await run(new URL(url).origin);
  const dataDir = await temporaryFolder();
  const shop = new ShopProcess({ DATA_DIR: dataDir, ...SHOP_SETTINGS });
  try {
    return await run(await shop.open());
  } finally {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function withBrowser<T>(run: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await openBrowser(chromium);
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}

/** Audits the pages one after another, since parallel audits would slow each other. */
async function auditPages(origin: string, pages: readonly MeasuredPage[], scale: number) {
  const audits: LighthouseResult[] = [];
  const cli = process.env.LIGHTHOUSE_CLI;
  if (cli === undefined) throw new Error('Lighthouse is run by npm run bench:pages only');
  for (const { name, path } of pages) {
    log(`Lighthouse on ${name}`);
    audits.push(await auditPage(name, origin + path, { cli, chromium, scale }));
  }
  return audits;
}

const benchPages = ({ url, lighthouse, json, ...visitOptions }: Options): Promise<void> =>
  withShop(url, async (origin) => {
    const pages = await pagesToMeasure(origin);
    const results = await withBrowser((browser) =>
      measurePages(browser, origin, pages, visitOptions),
    );
    const audits = lighthouse ? await auditPages(origin, pages, visitOptions.scale) : [];
    const reports = [...results.map(pageReport), ...audits.map(lighthouseReport)];
    console.log(`\n${reports.join('\n\n')}\n`);
    for (const line of describeConditions(visitOptions)) log(line);
    if (json === undefined) return;
    const report = {
      measuredAt: new Date().toISOString(),
      phone: PHONE,
      ...visitOptions,
      results,
      audits,
    };
    await writeFile(json, `${JSON.stringify(report, null, 2)}\n`);
    log(`all figures are in ${json}`);
  });

const describeConditions = ({ runs, scale }: { runs: number; scale: number }): string[] => [
  `${PHONE.width}x${PHONE.height}, ${scale} pixels to a CSS pixel, ${PHONE.down} kbit/s down, ${PHONE.up} up,`,
  `${PHONE.latency} ms to an answer, processor ${PHONE.cpuSlowdown} times slower, cold cache; all of it applied by`,
  'the browser (devtools throttling), none computed; connections are opened at no cost',
  `medians of ${runs} visits; KB is 1000 bytes on the wire, begun within 5 s of loading`,
  `load of this machine over the last minute: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`,
];

let options: Options | undefined;
try {
  options = parseOptions(process.argv.slice(2));
} catch (error) {
  console.error(`${(error as Error).message}\n${USAGE}`);
  process.exitCode = 1;
}
if (options) await benchPages(options);
