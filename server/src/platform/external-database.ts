import { errorCode, StartProblem, seconds } from '@sabuja/kit';
import { withConnection } from './db/index.ts';

type DatabaseVariable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

const MIN_VERSION = 150_000;
/** The time limit for the connection, and again for the response. */
const TIMEOUT = seconds(10);

/**
 * Verifies that the PostgreSQL server of `DATABASE_URL`, or of another `variable`, is reachable, accepts the login and
 * is version 15 or later.
 * @throws StartProblem that says which of these checks failed, without the password
 */
export async function checkExternalDatabase(
  url: string,
  variable: DatabaseVariable = 'DATABASE_URL',
): Promise<void> {
  const version = await queryVersion(url).catch((error: unknown) => {
    throw new StartProblem(
      `${describeFailure(error, url, variable)} Mend ${variable}, or start without it.`,
    );
  });
  if (version >= MIN_VERSION) return;
  const major = Math.floor(version / 10_000);
  throw new StartProblem(
    `The database of ${variable} (${redactUrl(url)}) is PostgreSQL ${major}; Sabuja needs 15 or later.`,
  );
}

async function queryVersion(url: string): Promise<number> {
  return await withConnection(
    url,
    async (connection) => {
      const { rows } = await connection.query<{ version: string }>(
        `select current_setting('server_version_num') as version`,
      );
      return Number(rows[0]?.version);
    },
    { connectionTimeoutMillis: TIMEOUT, query_timeout: TIMEOUT },
  );
}

function describeFailure(error: unknown, url: string, variable: DatabaseVariable): string {
  if (!URL.canParse(url)) {
    return `${variable} is not of the form postgres://user:password@host:5432/name.`;
  }
  const database = `The database of ${variable} (${redactUrl(url)})`;
  const message = error instanceof Error ? error.message : String(error);
  switch (errorCode(error) ?? withoutCode(message)) {
    case 'ECONNREFUSED':
      return `${database} is not running: nothing answers there.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${database} is on a host nobody knows.`;
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `${database} cannot be reached.`;
    case '28P01':
    case '28000':
      return `${database} refuses the user name or password.`;
    case '3D000':
      return `${database} does not exist on its server; create it first.`;
    default:
      return `${database} does not answer as it should: ${message}.`;
  }
}

/** The code for errors of the driver that have only a message. */
function withoutCode(message: string): string | undefined {
  if (/^(timeout expired|Query read timeout)$/.test(message)) return 'ETIMEDOUT';
  return message.includes('client password must be') ? '28P01' : undefined;
}

/** The URL without the password. */
function redactUrl(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || 5432}${pathname}`;
}
