import { errorCode, StartProblem, seconds } from '@sabuja/kit';
import postgres from 'postgres';

const MIN_VERSION = 150_000;
const CONNECT_TIMEOUT = seconds(10);

/**
 * Verifies that the PostgreSQL of DATABASE_URL is reachable, accepts the login and is new enough.
 * @throws StartProblem that says which of these fails, without the password
 */
export async function checkExternalDatabase(url: string): Promise<void> {
  const version = await queryVersion(url).catch((error: unknown) => {
    throw new StartProblem(
      `${describeFailure(error, url)} Mend DATABASE_URL, or start without it.`,
    );
  });
  if (version >= MIN_VERSION) return;
  const major = Math.floor(version / 10_000);
  throw new StartProblem(
    `The database of DATABASE_URL (${redactUrl(url)}) is PostgreSQL ${major}; Sabuja needs 15 or later.`,
  );
}

async function queryVersion(url: string): Promise<number> {
  const sql = postgres(url, { max: 1, connect_timeout: CONNECT_TIMEOUT / seconds(1) });
  try {
    const [row] = await sql<{ version: string }[]>`
      select current_setting('server_version_num') as version`;
    return Number(row?.version);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function describeFailure(error: unknown, url: string): string {
  const database = `The database of DATABASE_URL (${redactUrl(url)})`;
  switch (errorCode(error)) {
    case 'ECONNREFUSED':
      return `${database} is not running: nothing answers there.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${database} is on a host nobody knows.`;
    case 'CONNECT_TIMEOUT':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `${database} cannot be reached.`;
    case '28P01':
    case '28000':
      return `${database} refuses the user name or password.`;
    case '3D000':
      return `${database} does not exist on its server; create it first.`;
    case 'ERR_INVALID_URL':
      return 'DATABASE_URL is not of the form postgres://user:password@host:5432/name.';
    default:
      return `${database} does not answer as it should: ${error instanceof Error ? error.message : error}.`;
  }
}

/** The URL without the password. */
function redactUrl(url: string): string {
  if (!URL.canParse(url)) return 'unreadable';
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || 5432}${pathname}`;
}
