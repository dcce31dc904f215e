import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint } from './lib/fingerprint.mjs';
import { missingFromLock } from './lib/lock-file.mjs';
import { projectPath } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { playwrightTally, sumTallies, vitestTally } from './lib/test-results.mjs';

describe('package-lock.json', () => {
  test('lists the packages of every platform, as npm ci requires', () => {
    const { packages } = JSON.parse(readFileSync(projectPath('package-lock.json'), 'utf8'));
    const missing = [...missingFromLock(packages).keys()];
    expect(missing, 'run: node scripts/complete-lock.mjs').toEqual([]);
  });

  test('gets missing packages with their platforms', () => {
    const parent = {
      version: '1.0.0',
      optionalDependencies: { '@a/b-linux-x64-musl': '^2.1.0', '@a/b-win32-arm64-msvc': '2.1.0' },
    };
    const missing = missingFromLock({ '': { version: '1.0.0' }, 'node_modules/@a/b': parent });
    expect(Object.fromEntries(missing)).toEqual({
      '@a/b-linux-x64-musl': {
        version: '2.1.0',
        optional: true,
        os: ['linux'],
        cpu: ['x64'],
        libc: ['musl'],
      },
      '@a/b-win32-arm64-msvc': { version: '2.1.0', optional: true, os: ['win32'], cpu: ['arm64'] },
    });
  });
});

describe('a program run by the scripts', () => {
  test('returns its exit code and output', async () => {
    const args = ['-e', 'console.log("out"); console.error("err"); process.exit(3)'];
    const { code, output } = await run(process.execPath, args, { quiet: true });
    expect(code).toBe(3);
    expect(output).toContain('out\n');
    expect(output).toContain('err\n');
  });

  test('finds programs of this checkout first', async () => {
    const { output } = await run(process.execPath, ['-p', 'process.env.PATH'], { quiet: true });
    expect(output.startsWith(projectPath('node_modules', '.bin'))).toBe(true);
  });

  test('fails if it does not exist or is killed by a signal', async () => {
    expect((await run('no-such-program', [], { quiet: true })).code).toBe(127);
    const killSelf = ['-e', 'process.kill(process.pid, "SIGKILL")'];
    expect((await run(process.execPath, killSelf, { quiet: true })).code).toBe(137);
  });
});

describe('the test totals', () => {
  let folder: string;
  const writeReport = (content: object) => {
    const path = join(folder, 'report.json');
    writeFileSync(path, JSON.stringify(content));
    return path;
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sabuja-tally-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('sum both runners', () => {
    const vitest = vitestTally(writeReport({ numPassedTests: 7, numFailedTests: 1 }), 1);
    const stats = { expected: 3, flaky: 1, unexpected: 2, skipped: 5 };
    const playwright = playwrightTally(writeReport({ stats }), 1);
    expect(sumTallies([vitest, playwright])).toEqual({ passed: 11, failed: 3, failures: [] });
  });

  test('count an aborted run as a failure', () => {
    const outside = 'an error outside of tests, printed above';
    expect(vitestTally(join(folder, 'none.json'), 1)).toEqual({
      passed: 0,
      failed: 1,
      failures: [outside],
    });
    expect(playwrightTally(writeReport({ stats: { expected: 4 } }), 1)).toEqual({
      passed: 4,
      failed: 1,
      failures: [outside],
    });
  });

  test('name what failed with the start of its error', () => {
    const testResults = [
      {
        name: 'a.test.ts',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'works' },
          { status: 'failed', fullName: 'sums up', failureMessages: ['expected 1\nreceived 2'] },
        ],
      },
      { name: 'b.test.ts', message: 'SyntaxError', assertionResults: [] },
    ];
    expect(vitestTally(writeReport({ testResults }), 1).failures).toEqual([
      'a.test.ts › sums up\n    expected 1\n    received 2',
      'b.test.ts\n    SyntaxError',
    ]);
    const specs = [
      { ok: true, title: 'opens', line: 1, tests: [] },
      {
        ok: false,
        title: 'closes',
        line: 9,
        tests: [{ results: [{ errors: [{ message: '\u001b[31mstays open\u001b[39m' }] }] }],
      },
    ];
    const suites = [{ file: 'c.spec.ts', suites: [{ file: 'c.spec.ts', specs }] }];
    expect(playwrightTally(writeReport({ suites }), 1).failures).toEqual([
      'c.spec.ts:9 › closes\n    stays open',
    ]);
  });
});

test('a fingerprint is the same for the same sources and ignores generated files', () => {
  expect(fingerprint(['scripts'])).toBe(fingerprint(['scripts', 'no-such-folder']));
  expect(fingerprint(['scripts'])).not.toBe(fingerprint(['scripts/lib']));
});
