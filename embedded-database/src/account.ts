import { execFileSync, spawnSync } from 'node:child_process';
import { StartProblem } from '@sabuja/kit';

/** The operating system user that runs PostgreSQL. Where it is undefined, that is the user who runs the shop. */
export type Account = { uid: number; gid: number };

/** Names of suitable users that a system may already have, the best first. */
const CANDIDATE_NAMES = ['postgres', '_postgres', 'sabuja'];

/**
 * Returns the user to run PostgreSQL as; undefined unless this process runs as root. PostgreSQL refuses to run as root,
 * so root uses an unprivileged user: the owner of the cluster, else a common user, else a new one, else `nobody`.
 * @throws StartProblem if root finds no such user and cannot create one
 */
export function resolvePostgresAccount(clusterOwner?: Account): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (clusterOwner && clusterOwner.uid !== 0) return clusterOwner;
  const account = findExistingAccount() ?? createAccount() ?? findAccount('nobody');
  if (account) return account;
  throw new StartProblem(
    'PostgreSQL refuses to run as root, and no other user exists or could be created. ' +
      'Start Sabuja as a plain user, or set DATABASE_URL to a PostgreSQL server.',
  );
}

function findExistingAccount(): Account | undefined {
  for (const name of CANDIDATE_NAMES) {
    const account = findAccount(name);
    if (account) return account;
  }
  return undefined;
}

function createAccount(): Account | undefined {
  const attempts: [string, string[]][] = [
    ['useradd', ['--system', '--no-create-home', '--shell', '/bin/false', 'sabuja']],
    ['adduser', ['-S', '-D', '-H', '-s', '/bin/false', 'sabuja']],
  ];
  // A root shell that was started by a plain `su` has no sbin folders in its PATH.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
  for (const [command, args] of attempts) {
    if (spawnSync(command, args, { env, stdio: 'ignore' }).status === 0)
      return findAccount('sabuja');
  }
  return undefined;
}

function findAccount(name: string): Account | undefined {
  const [uid, gid] = [idOf('-u', name), idOf('-g', name)];
  return uid && gid !== undefined ? { uid, gid } : undefined;
}

function idOf(flag: '-u' | '-g', name: string): number | undefined {
  try {
    const out = execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] });
    // Some systems print the id of `nobody` unsigned, but spawn needs it signed.
    return Number(out.toString()) | 0;
  } catch {
    return undefined;
  }
}
