import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { StartProblem } from '@sabuja/kit';
import { type Binaries, cleanEnvironment } from './binaries.ts';
import { type PostgresHome, takeOwnership } from './home.ts';

/** The name of the shop's database, and of the role that owns it and is not a superuser. */
export const databaseName = 'sabuja';

/**
 * Creates the cluster at the first start; ensures at every start its ownership, link and password.
 * @returns the password of the shop's role, and whether the cluster is new
 * @throws StartProblem with PostgreSQL's message if it fails
 */
export async function prepareCluster(
  home: PostgresHome,
  binaries: Binaries,
): Promise<{ password: string; isNew: boolean }> {
  const isNew = !existsSync(join(home.cluster, 'PG_VERSION'));
  if (isNew) await createCluster(home, binaries);
  await takeOwnership(home.cluster, home.account);
  if (!existsSync(join(home.dataDir, 'postgres'))) {
    await symlink(home.cluster, join(home.dataDir, 'postgres'), 'junction');
  }
  return { password: await ensurePassword(home, binaries), isNew };
}

/**
 * Creates the cluster under a temporary name and renames it when it is complete, so that a power failure leaves no
 * incomplete cluster. Its superuser has no password, so nobody can sign in as superuser.
 */
async function createCluster(home: PostgresHome, binaries: Binaries): Promise<void> {
  await removeIncomplete(home);
  const temporary = `${home.cluster}.new-${process.pid}`;
  await mkdir(temporary, { mode: 0o700 });
  await takeOwnership(temporary, home.account);
  await run(binaries.initdb, initdbArguments(temporary), '', home);
  await writeFile(join(temporary, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n');
  const role = `CREATE ROLE ${databaseName} LOGIN CREATEDB`;
  await runSql(
    [role, `CREATE DATABASE ${databaseName} OWNER ${databaseName}`],
    temporary,
    home,
    binaries,
  );
  await rm(home.cluster, { recursive: true, force: true });
  await rename(temporary, home.cluster);
}

function initdbArguments(folder: string): string[] {
  // This locale sorts text by code point, so the order is the same on every machine, whatever locales it has.
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const access = ['--auth=reject', '--username=postgres'];
  return [`--pgdata=${folder}`, '--encoding=UTF8', ...locale, ...access];
}

async function removeIncomplete(home: PostgresHome): Promise<void> {
  for (const name of await readdir(home.folder)) {
    if (!name.startsWith(`${basename(home.cluster)}.new`)) continue;
    await rm(join(home.folder, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Returns the password stored in the data folder; if it is missing, sets and stores a new one. */
async function ensurePassword(home: PostgresHome, binaries: Binaries): Promise<string> {
  const path = join(home.dataDir, 'postgres-password');
  if (existsSync(path)) return (await readFile(path, 'utf8')).trim();
  const password = randomBytes(24).toString('hex');
  const change = `ALTER ROLE ${databaseName} PASSWORD '${password}'`;
  await runSql([change], home.cluster, home, binaries);
  await writeFile(`${path}.new`, `${password}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return password;
}

/** Runs statements on a stopped cluster (single-user mode). */
async function runSql(lines: string[], cluster: string, home: PostgresHome, binaries: Binaries) {
  const args = ['--single', '-D', cluster, '-c', 'exit_on_error=on', 'template1'];
  await run(binaries.postgres, args, `${lines.join('\n')}\n`, home);
}

/** Runs a PostgreSQL program as the database user and waits until it ends. */
async function run(program: string, args: string[], input: string, home: PostgresHome) {
  const options = { ...home.account, cwd: '/', env: cleanEnvironment } as const;
  const child = spawn(program, args, { ...options, stdio: ['pipe', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stdin.on('error', () => undefined).end(input);
  const status = await new Promise((done) => {
    child.on('error', (error) => done(error.message)).on('close', done);
  });
  if (status !== 0)
    throw new StartProblem(prepareFailureMessage(program, output || String(status), home));
}

function prepareFailureMessage(program: string, output: string, home: PostgresHome): string {
  const hint = /no space left/i.test(output) ? ' The disk is full: make room and start again.' : '';
  const text = output.trim().split('\n').slice(-5).join('\n');
  return `PostgreSQL (${basename(program)}) could not prepare ${home.cluster}.${hint} It said:\n${text}`;
}
