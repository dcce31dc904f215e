import { sql } from 'kysely';
import type { Db } from './db/index.ts';

/** A server process that uses this database. */
export type RunningServer = {
  id: string;
  host: string;
  version: string;
  node_version: string;
  started_at: Date;
  seen_at: Date;
  /** How many seconds the server's clock is ahead of the database's clock. */
  clock_offset_seconds: number;
  /** Why the server cannot access the picture files; null while it can. */
  media_problem: string | null;
};

/** A server that has not reported for this long counts as gone. */
const MAX_SILENCE = '3 minutes';

/** Records that a server is running, and deletes servers that have not reported for a day. */
export async function reportServer(
  db: Db,
  server: Omit<RunningServer, 'started_at' | 'seen_at'>,
): Promise<void> {
  await sql`insert into public.servers
      (id, host, version, node_version, clock_offset_seconds, media_problem)
    values (${server.id}, ${server.host}, ${server.version}, ${server.node_version},
      ${server.clock_offset_seconds}, ${server.media_problem})
    on conflict (id) do update set seen_at = now(),
      clock_offset_seconds = excluded.clock_offset_seconds, media_problem = excluded.media_problem`.execute(
    db,
  );
  await sql`delete from public.servers where seen_at < now() - interval '1 day'`.execute(db);
}

/** Removes a server from the list when it shuts down; `id` is the one that it reported. */
export async function removeServer(db: Db, id: string): Promise<void> {
  await sql`delete from public.servers where id = ${id}`.execute(db);
}

/** Returns the running servers, the oldest first. */
export async function listServers(db: Db): Promise<RunningServer[]> {
  const { rows } = await sql<RunningServer>`select * from public.servers
    where seen_at > now() - ${MAX_SILENCE}::interval order by started_at, id`.execute(db);
  return rows;
}
