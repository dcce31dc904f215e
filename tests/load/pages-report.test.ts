import { expect, test } from 'vitest';
import { readReport } from './lighthouse.ts';
import { lighthouseReport } from './lighthouse-report.ts';
import { measurePage } from './page-measures.ts';
import type { PageRequest } from './page-requests.ts';
import type { Visit } from './page-visit.ts';
import { pageReport } from './pages-report.ts';

const page = { name: 'Home', path: '/', largestPaint: 500 };

const request = (path: string, kind: PageRequest['kind'], bytes: number): PageRequest => ({
  url: `http://localhost${path}`,
  kind,
  bytes,
  startedAt: 0,
  endedAt: 1,
  status: 200,
  priority: 'High',
});

const visit = (largestPaint: number): Visit => ({
  firstPaint: 300,
  largestPaint,
  largestElement: 'img /banner.avif',
  loaded: 900,
  rawHtml: 79_000,
  layoutTime: 90,
  styleTime: 40,
  blockingTime: 61,
  layoutShift: 0.0004,
  longTasks: [],
  requests: [
    request('/', 'HTML', 14_000),
    request('/a.js', 'script', 100_000),
    request('/b.js', 'script', 50_049),
    request('/banner.avif', 'image', 9_000),
  ],
});

const report = (times: number[], gzipped = 160_000) => {
  const visits = times.map(visit);
  const measures = measurePage(page, visits, gzipped);
  const url = 'http://localhost/';
  return pageReport({ page: 'Home', url, largestElement: 'img /banner.avif', measures, visits });
};

const findLine = (name: string, text: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(name))
    ?.split(/ {2,}/);

test('a page’s report shows median, spread and budget, and marks exceeded budgets', () => {
  const text = report([480, 505, 900]);
  expect(findLine('LCP', text)?.slice(1)).toEqual([
    '0.51 s',
    '0.48 s',
    '0.90 s',
    '<= 0.50 s',
    'MISSED',
  ]);
  expect(findLine('TBT', text)?.slice(-2)).toEqual(['<= 60 ms', 'MISSED']);
  expect(findLine('script as gzip', text)?.slice(-2)).toEqual(['<= 150.0 KB', 'MISSED']);
  expect(findLine('total', text)?.slice(1)).toEqual([
    '173.0 KB',
    '173.0 KB',
    '173.0 KB',
    '<= 200.0 KB',
    'reached',
  ]);
  expect(findLine('requests', text)?.slice(1)).toEqual(['4', '4', '4']);
});

test('a budget is met if the displayed value is within it', () => {
  const text = report([504]);
  expect(findLine('LCP', text)?.at(-1)).toBe('reached');
  expect(findLine('CLS', text)?.at(-1)).toBe('reached');
  expect(findLine('script  ', `${text}`)?.at(-1)).toBe('reached');
});

test('a page’s report lists the largest responses, largest first', () => {
  expect(report([480]).split('\n').slice(-3)).toEqual([
    '100.0 KB  script  /a.js',
    '50.0 KB   script  /b.js',
    '14.0 KB   HTML    /',
  ]);
});

test('Lighthouse’s report is reduced to the scores and the audits below the full one', () => {
  const refs = ['fast', 'slow', 'not-applicable', 'advice'].map((id) => ({ id, weight: 10 }));
  const result = readReport('Home', {
    categories: { performance: { title: 'Performance', score: 0.97, auditRefs: refs } },
    audits: {
      fast: { title: 'First Contentful Paint', score: 1 },
      slow: { title: 'Total Blocking Time', score: 0.9, displayValue: '160 ms' },
      'not-applicable': { title: 'Video captions', score: null },
      advice: { title: 'Forced reflow', score: 0 },
    },
  });
  expect(result.scores).toEqual([
    {
      category: 'Performance',
      score: 97,
      audits: [
        { title: 'Total Blocking Time', score: 0.9, weight: 10, displayValue: '160 ms' },
        { title: 'Forced reflow', score: 0, weight: 10, displayValue: '' },
      ],
      failures: [],
    },
  ]);
  expect(lighthouseReport(result)).toContain('Performance 97, >= 100, MISSED');
});

test('a score that Lighthouse could not compute is reported as not measured, with the reason', () => {
  const result = readReport('Home', {
    categories: {
      performance: {
        title: 'Performance',
        score: null,
        auditRefs: [{ id: 'blocked', weight: 30 }],
      },
    },
    audits: {
      blocked: { title: 'Total Blocking Time', score: null, errorMessage: 'never idle for 5 s' },
    },
  });
  expect(lighthouseReport(result).split('\n')).toEqual([
    'Home, Lighthouse',
    '  Performance not measured',
    '    Total Blocking Time: never idle for 5 s',
  ]);
});

test('a failure of Lighthouse is reported as such', () => {
  const failed = { runtimeError: { message: 'no page' }, categories: {}, audits: {} };
  expect(() => readReport('Home', failed)).toThrow('Lighthouse on Home: no page');
});
