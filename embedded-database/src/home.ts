import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, realpathSync, type Stats } from 'node:fs';
import { chmod, chown, cp, lchown, mkdir, readdir, readlink, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { errorCode, StartProblem } from '@sabuja/kit';
import { type Account, resolvePostgresAccount } from './account.ts';
import { cleanEnvironment } from './binaries.ts';
import { stopLeftoverServer } from './leftover.ts';
import { acquireServerLock } from './server-lock.ts';

/** The location of the PostgreSQL cluster and the user who runs it. */
export type PostgresHome = {
  /** The real path of the shop's data folder, which contains the password, the lock and the server's log. */
  dataDir: string;
  /** The folder that contains the cluster and that the database user can access; usually the data folder itself. */
  folder: string;
  /** The cluster's real path; it does not exist before the first start. */
  cluster: string;
  /** The user who runs PostgreSQL, if it is not the user who runs the shop. */
  account: Account | undefined;
  /** The folder for copies of programs that the database user cannot access in this checkout. */
  programs: string;
};

type Log = (line: string) => void;

/** The folder for clusters of shops run by root whose data folder is inaccessible to other users. */
const SHARED_ROOT = '/var/lib/sabuja';

/**
 * Determines where the cluster of a data folder is and which user runs it. Usually it is in `<dataDir>/postgres`. If
 * the database user has no access there (root's home folder, for example), the cluster is in a folder under
 * /var/lib/sabuja, and `<dataDir>/postgres` is a link to it.
 * @throws StartProblem if the cluster is inaccessible or belongs to another user
 */
export async function findPostgresHome(dataDir: string, log: Log): Promise<PostgresHome> {
  const realDataDir = realpathSync(dataDir);
  const defaultCluster = join(realDataDir, 'postgres');
  const found = lstatSync(defaultCluster, { throwIfNoEntry: false });
  if (found?.isSymbolicLink()) return await resolveLinkedHome(realDataDir);
  requireOwnCluster(defaultCluster, found);
  const account = resolvePostgresAccount(found);
  // Every user may traverse the data folder itself, because each secret file in it has its own permissions.
  if (account) await chmod(realDataDir, lstatSync(realDataDir).mode | 0o001).catch(() => undefined);
  if (canTraverse(realDataDir, account)) return createHome(realDataDir, defaultCluster, account);
  return await moveToSharedRoot(realDataDir, account, log);
}

async function resolveLinkedHome(dataDir: string): Promise<PostgresHome> {
  const link = join(dataDir, 'postgres');
  const cluster = resolve(dataDir, await readlink(link));
  const found = lstatSync(cluster, { throwIfNoEntry: false });
  requireOwnCluster(cluster, found);
  const account = resolvePostgresAccount(found);
  if (found && canTraverse(dirname(cluster), account)) {
    return createHome(dataDir, cluster, account);
  }
  throw new StartProblem(
    `The database should be in ${cluster}, where ${link} points, but it is not there or out of ` +
      'reach. Put it back; or, to begin with an empty shop, remove that link and start again.',
  );
}

async function moveToSharedRoot(
  dataDir: string,
  account: Account | undefined,
  log: Log,
): Promise<PostgresHome> {
  const folder = join(SHARED_ROOT, createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
  const [defaultCluster, cluster] = [join(dataDir, 'postgres'), join(folder, 'postgres')];
  await mkdir(folder, { recursive: true });
  for (const path of [SHARED_ROOT, folder]) await chmod(path, 0o755);
  if (existsSync(cluster)) await setAside(cluster, log);
  if (existsSync(defaultCluster)) await move(defaultCluster, cluster);
  log(`the database user cannot look into ${dataDir}, so the database is stored in ${folder}`);
  return createHome(dataDir, cluster, account);
}

function createHome(dataDir: string, cluster: string, account: Account | undefined): PostgresHome {
  const folder = dirname(cluster);
  return { dataDir, folder, cluster, account, programs: account ? SHARED_ROOT : folder };
}

/**
 * Renames a cluster that no data folder links to. It is not deleted, since it may still be needed.
 */
async function setAside(cluster: string, log: Log): Promise<void> {
  // The shop of this cluster may still be running, or after a crash only its PostgreSQL.
  acquireServerLock(join(dirname(cluster), 'server.lock')).release();
  await stopLeftoverServer(cluster, log);
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

function requireOwnCluster(cluster: string, found: Stats | undefined): void {
  const ownUid = process.getuid?.();
  if (!found || ownUid === undefined || ownUid === 0 || found.uid === ownUid) return;
  throw new StartProblem(
    `The database in ${cluster} belongs to another user (id ${found.uid}), probably because Sabuja ` +
      `was started as root before. Start it as root again, or hand it over: ` +
      `sudo chown -R "$(id -un)" ${cluster}`,
  );
}

/** Returns true if the account can traverse every folder of the path, including the last. */
function canTraverse(folder: string, account: Account | undefined): boolean {
  if (!account) return true;
  const options = { ...account, cwd: '/', env: cleanEnvironment, stdio: 'ignore' } as const;
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', folder], options).status === 0;
}

/** Makes the account the owner of a folder and its contents, without access for others, as PostgreSQL requires. */
export async function takeOwnership(folder: string, account: Account | undefined): Promise<void> {
  await chmod(folder, 0o700);
  if (!account) return;
  const top = lstatSync(folder);
  if (top.uid === account.uid && top.gid === account.gid) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
  // The folder itself comes last, so that an interrupted run is detected at the next start and repeated.
  await chown(folder, account.uid, account.gid);
}
