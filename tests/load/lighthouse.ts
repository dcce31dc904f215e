import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { minutes } from '@sabuja/kit';
import { NEEDS_NO_SANDBOX, PHONE } from './throttled-browser.ts';

/**
 * Lighthouse's result of a page: scores of 0 to 100, and the audits below their full score. Without a score: an audit
 * that counts could not be measured, as in `failures`.
 */
export type LighthouseResult = {
  page: string;
  scores: { category: string; score: number | undefined; audits: Audit[]; failures: string[] }[];
};

/**
 * An audit below its full score of 1. `weight`: its share of the category's score, 0 if
 * informative. `displayValue`: the measured value as formatted by Lighthouse.
 */
type Audit = { title: string; score: number; weight: number; displayValue: string };

type Report = {
  runtimeError?: { message: string };
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<
    string,
    { title: string; score: number | null; displayValue?: string; errorMessage?: string }
  >;
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The command line file of Lighthouse, the Chromium to use, and the device pixel ratio. */
export type LighthouseTools = { cli: string; chromium: string | undefined; scale: number };

/**
 * Runs Lighthouse on a page with the phone profile of the page measurements. Network and processor
 * are really throttled ('devtools'); the values are not estimated from a fast visit ('simulate').
 */
export async function auditPage(
  page: string,
  url: string,
  { cli, chromium, scale }: LighthouseTools,
): Promise<LighthouseResult> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, url, ...lighthouseFlags(scale), '--output=json', '--quiet'],
    {
      env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) },
      maxBuffer: 100_000_000,
      timeout: minutes(3),
    },
  );
  return readReport(page, JSON.parse(stdout) as Report);
}

const lighthouseFlags = (scale: number): string[] => [
  `--only-categories=${CATEGORIES.join(',')}`,
  `--chrome-flags=--headless=new --disable-gpu${NEEDS_NO_SANDBOX ? ' --no-sandbox' : ''}`,
  '--no-enable-error-reporting',
  '--form-factor=mobile',
  '--screenEmulation.mobile',
  `--screenEmulation.width=${PHONE.width}`,
  `--screenEmulation.height=${PHONE.height}`,
  `--screenEmulation.deviceScaleFactor=${scale}`,
  '--throttling-method=devtools',
  `--throttling.rttMs=${PHONE.latency}`,
  `--throttling.requestLatencyMs=${PHONE.latency}`,
  `--throttling.throughputKbps=${PHONE.down}`,
  `--throttling.downloadThroughputKbps=${PHONE.down}`,
  `--throttling.uploadThroughputKbps=${PHONE.up}`,
  `--throttling.cpuSlowdownMultiplier=${PHONE.cpuSlowdown}`,
];

/** Extracts the scores and all audits below their full score from Lighthouse's report. */
export function readReport(page: string, report: Report): LighthouseResult {
  if (report.runtimeError) throw new Error(`Lighthouse on ${page}: ${report.runtimeError.message}`);
  const scores = Object.values(report.categories).map(({ title, score, auditRefs }) => ({
    category: title,
    score: score === null ? undefined : Math.round(score * 100),
    audits: auditRefs.flatMap(({ id, weight }) => imperfectAudit(report.audits[id], weight)),
    failures: auditRefs.flatMap(({ id }) => auditFailure(report.audits[id])),
  }));
  return { page, scores };
}

function imperfectAudit(audit: Report['audits'][string] | undefined, weight: number): Audit[] {
  // Audits that do not apply have no score.
  if (!audit || audit.score === null || audit.score >= 1) return [];
  return [
    { title: audit.title, score: audit.score, weight, displayValue: audit.displayValue ?? '' },
  ];
}

function auditFailure(audit: Report['audits'][string] | undefined): string[] {
  return audit?.errorMessage === undefined ? [] : [`${audit.title}: ${audit.errorMessage}`];
}
