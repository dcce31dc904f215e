import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minutes, StartProblem } from '@sabuja/kit';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findRunningPostgres } from './running-server.ts';

let dataDir: string;
let running: EmbeddedPostgres;
const logLines: string[] = [];
const log = (line: string) => void logLines.push(line);

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sabuja-postgres-'));
  running = await startEmbeddedPostgres({ dataDir, log });
}, minutes(1));

afterAll(async () => {
  await running.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, minutes(1));

async function queryDatabase(
  url: string,
  query: string,
): Promise<Record<string, unknown> | undefined> {
  const client = new pg.Client({ connectionString: url });
  // A lost connection is reported by the query.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(query);
    return rows[0];
  } finally {
    await client.end();
  }
}

describe('the embedded database', () => {
  test('is created at the first start and says so', () => {
    expect(running.firstStart).toBe(true);
    expect(logLines).toEqual([]);
  });

  test('is found by its folder while it runs, and in no other folder', () => {
    expect(findRunningPostgres(dataDir)).toBe(running.url);
    expect(findRunningPostgres(join(dataDir, 'another'))).toBeUndefined();
  });

  test('stores every committed order, and uses UTC', async () => {
    const row = await queryDatabase(
      running.url,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
        current_setting('TimeZone') as zone, current_setting('server_encoding') as encoding`,
    );
    expect(row).toEqual({ fsync: 'on', commit: 'on', zone: 'UTC', encoding: 'UTF8' });
  });

  test('sorts text by code point and handles letters beyond ASCII', async () => {
    const row = await queryDatabase(running.url, `select 'Z' < 'a' as sorted, upper('ä') as upper`);
    expect(row).toEqual({ sorted: true, upper: 'Ä' });
  });

  test('lets the shop create databases, but refuses it as superuser', async () => {
    const row = await queryDatabase(
      running.url,
      'select rolsuper, rolcreatedb from pg_roles where rolname = current_user',
    );
    expect(row).toEqual({ rolsuper: false, rolcreatedb: true });
  });

  test.for([
    ['a wrong password', (url: URL) => Object.assign(url, { password: 'guess' })],
    ['the superuser', (url: URL) => Object.assign(url, { username: 'postgres' })],
  ] as const)('refuses %s', async ([, change]) => {
    const url = change(new URL(running.url)).href;
    await expect(queryDatabase(url, 'select 1')).rejects.toThrow(/password authentication failed/);
  });

  test('hides its password from other users of the machine', () => {
    const open = readdirSync(dataDir).filter((name) => {
      const { mode } = statSync(join(dataDir, name));
      return (mode & 0o004) !== 0;
    });
    expect(open).toEqual(['server.lock']);
  });

  test('is not started twice on one folder', async () => {
    const again = startEmbeddedPostgres({ dataDir, log });
    await expect(again).rejects.toThrow(StartProblem);
    await expect(again).rejects.toThrow(`process ${process.pid}`);
  });

  test('S10.431 logs failing and slow statements without the values in them', async () => {
    const client = new pg.Client({ connectionString: running.url });
    await client.connect();
    await client.query('create temporary table numbers (mobile_no text unique, email text)');
    const add = () =>
      client.query('insert into numbers values ($1, $2)', ['+919812345678', 'asha@example.in']);
    await add();
    await expect(add()).rejects.toThrow('numbers_mobile_no_key');
    await client.query('select $1::text, pg_sleep(1.1)', ['asha@example.in']);
    await client.end();
    const logged = () => readFileSync(join(dataDir, 'postgres.log'), 'utf8');
    await vi.waitFor(() => expect(logged()).toContain('select $1::text, pg_sleep'));
    expect(logged()).toContain('insert into numbers values ($1, $2)');
    expect(logged()).not.toMatch(/9812345678|asha@example/);
  });

  test('has its data after a stop and a start', async () => {
    await queryDatabase(running.url, 'create table note as select 42 as answer');
    await running.stop();
    running = await startEmbeddedPostgres({ dataDir, log });
    expect(running.firstStart).toBe(false);
    expect(await queryDatabase(running.url, 'select answer from note')).toEqual({ answer: 42 });
  });

  test(
    'is started again until it runs',
    async () => {
      const configuration = join(dataDir, 'postgres', 'postgresql.conf');
      const working = readFileSync(configuration, 'utf8');
      writeFileSync(configuration, `${working}\nno_such_setting = 1\n`);
      const processId = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
      process.kill(Number.parseInt(processId, 10), 'SIGKILL');
      const wait = { timeout: minutes(1) };
      await vi.waitFor(() => expect(logLines.join()).toContain('no_such_setting'), wait);
      writeFileSync(configuration, working);
      const answer = () => queryDatabase(running.url, 'select answer from note');
      await vi.waitFor(async () => expect(await answer()).toEqual({ answer: 42 }), wait);
    },
    minutes(2),
  );

  test('replaces a lost password', async () => {
    await running.stop();
    rmSync(join(dataDir, 'postgres-password'));
    running = await startEmbeddedPostgres({ dataDir, log });
    expect(await queryDatabase(running.url, 'select answer from note')).toEqual({ answer: 42 });
  });
});
