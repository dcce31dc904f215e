import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, realpathSync, type Stats } from 'node:fs';
import { chmod, chown, cp, lchown, mkdir, readdir, readlink, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { errorCode, StartProblem } from '@sabuja/kit';
import { type Account, postgresAccount } from './account.ts';
import { plainEnvironment } from './binaries.ts';
import { clearLeftover } from './leftover.ts';
import { acquireServerLock } from './server-lock.ts';

/** Where PostgreSQL lives and who runs it. */
export type PostgresHome = {
  /** The shop's data folder, its true path: password, lock and the server's log lie here. */
  dataDir: string;
  /** A folder the database user can reach, holding the cluster. Usually the data folder itself. */
  folder: string;
  /** The cluster's true path; before the first start nothing is there. */
  cluster: string;
  /** The user to run as, when it is not the one running the shop. */
  account: Account | undefined;
  /** Where to put programs that the database user cannot reach in this checkout. */
  programs: string;
};

type Log = (line: string) => void;

/** Where clusters go that root keeps in a folder no other user can look into. */
const sharedRoot = '/var/lib/sabuja';

/**
 * Decides where the cluster of a data folder lies and as whom it runs. Usually that is
 * `<dataDir>/postgres`. Where the database user cannot pass through to it (root's own home, say),
 * the cluster moves under /var/lib/sabuja, and `<dataDir>/postgres` is to become a link to it.
 * @throws StartProblem when the cluster is out of reach or belongs to somebody else
 */
export async function findPostgresHome(dataDir: string, log: Log): Promise<PostgresHome> {
  const real = realpathSync(dataDir);
  const usual = join(real, 'postgres');
  const found = lstatSync(usual, { throwIfNoEntry: false });
  if (found?.isSymbolicLink()) return await linkedHome(real);
  refuseForeign(usual, found);
  const account = postgresAccount(found);
  // The data folder itself may be passed through by anyone; what is secret in it is closed one by one.
  if (account) await chmod(real, lstatSync(real).mode | 0o001).catch(() => undefined);
  if (canPass(real, account)) return homeAt(real, usual, account);
  return await movedHome(real, account, log);
}

async function linkedHome(dataDir: string): Promise<PostgresHome> {
  const link = join(dataDir, 'postgres');
  const cluster = resolve(dataDir, await readlink(link));
  const found = lstatSync(cluster, { throwIfNoEntry: false });
  refuseForeign(cluster, found);
  const account = postgresAccount(found);
  if (found && canPass(dirname(cluster), account)) {
    return homeAt(dataDir, cluster, account);
  }
  throw new StartProblem(
    `The database should be in ${cluster}, where ${link} points, but it is not there or out of ` +
      'reach. Put it back; or, to begin with an empty shop, remove that link and start again.',
  );
}

async function movedHome(
  dataDir: string,
  account: Account | undefined,
  log: Log,
): Promise<PostgresHome> {
  const folder = join(sharedRoot, createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
  const [usual, cluster] = [join(dataDir, 'postgres'), join(folder, 'postgres')];
  await mkdir(folder, { recursive: true });
  for (const path of [sharedRoot, folder]) await chmod(path, 0o755);
  if (existsSync(cluster)) await setAside(cluster, log);
  if (existsSync(usual)) await move(usual, cluster);
  log(`the database user cannot look into ${dataDir}, so the database is kept in ${folder}`);
  return homeAt(dataDir, cluster, account);
}

function homeAt(dataDir: string, cluster: string, account: Account | undefined): PostgresHome {
  const folder = dirname(cluster);
  return { dataDir, folder, cluster, account, programs: account ? sharedRoot : folder };
}

/** A cluster that no data folder points to any more: its shop was thrown away, but who knows. */
async function setAside(cluster: string, log: Log): Promise<void> {
  // Its shop may still be running, or its PostgreSQL after a crash.
  acquireServerLock(join(dirname(cluster), 'server.lock')).release();
  await clearLeftover(cluster, log);
  const aside = `${cluster}.left-${new Date().toISOString().replaceAll(':', '')}`;
  await rename(cluster, aside);
  log(`an older database of this folder was set aside as ${aside}`);
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error;
    await cp(from, `${to}.new`, { recursive: true, verbatimSymlinks: true });
    await rename(`${to}.new`, to);
    await rm(from, { recursive: true });
  }
}

function refuseForeign(cluster: string, found: Stats | undefined): void {
  const me = process.getuid?.();
  if (!found || me === undefined || me === 0 || found.uid === me) return;
  throw new StartProblem(
    `The database in ${cluster} belongs to another user (id ${found.uid}), probably because Sabuja ` +
      `was started as root before. Start it as root again, or hand it over: ` +
      `sudo chown -R "$(id -un)" ${cluster}`,
  );
}

/** True when the account can pass through every folder on the way, this one included. */
function canPass(folder: string, account: Account | undefined): boolean {
  if (!account) return true;
  const options = { ...account, cwd: '/', env: plainEnvironment, stdio: 'ignore' } as const;
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', folder], options).status === 0;
}

/** Gives a folder and all in it to the account, closed to others, as PostgreSQL demands. */
export async function ownFolder(folder: string, account: Account | undefined): Promise<void> {
  await chmod(folder, 0o700);
  if (!account) return;
  const top = lstatSync(folder);
  if (top.uid === account.uid && top.gid === account.gid) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
  // Last, so that an interrupted round is seen as unfinished and done again.
  await chown(folder, account.uid, account.gid);
}
