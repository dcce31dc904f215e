import { sql } from 'kysely';
import type { Db } from './db/index.ts';

/** A server that runs on this database. */
export type RunningServer = {
  id: string;
  host: string;
  version: string;
  node_version: string;
  started_at: Date;
  seen_at: Date;
  /** How far its clock is ahead of the database's. */
  clock_offset_seconds: number;
  /** Why it cannot use the files of pictures; null while it can. */
  media_problem: string | null;
};

/** A server that has not reported for so long is gone. */
const MAX_SILENCE = '3 minutes';

/** Reports that a server runs, and removes those that ended without saying so a day ago. */
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

export async function removeServer(db: Db, id: string): Promise<void> {
  await sql`delete from public.servers where id = ${id}`.execute(db);
}

/** The servers that run, the oldest first. */
export async function listServers(db: Db): Promise<RunningServer[]> {
  const { rows } = await sql<RunningServer>`select * from public.servers
    where seen_at > now() - ${MAX_SILENCE}::interval order by started_at, id`.execute(db);
  return rows;
}
