import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '@sabuja/kit';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from './db.ts';
import { CONNECT_TIMEOUT } from './limits.ts';

export type Listener = {
  channel: string;
  onMessage(payload: string): void;
  /** Called when listening starts or works again: earlier notifications may have been missed. */
  onReady(): void;
  /** Called when the connection is lost: no notifications are received until `onReady`. */
  onLost(): void;
};

/**
 * A connection that was cut without a FIN packet looks open for hours; a query without a response reveals it. Until then
 * the server misses changes, so together these are the longest time in which it serves outdated cached data.
 */
const HEARTBEAT_INTERVAL = seconds(2);
const HEARTBEAT_TIMEOUT = seconds(5);

/**
 * Listens on the NOTIFY channels of the listeners, over one connection that is reopened whenever it is lost.
 */
export async function listen(
  databaseUrl: string,
  listeners: readonly Listener[],
): Promise<{ stop(): Promise<void> }> {
  let stopped = false;
  let client = await open(databaseUrl, listeners, onEnd);
  function onEnd(): void {
    for (const listener of listeners) listener.onLost();
    if (!stopped) void reopen();
  }
  async function reopen(): Promise<void> {
    while (!stopped) {
      try {
        client = await open(databaseUrl, listeners, onEnd);
        if (stopped) await client.end();
        return;
      } catch {
        await pause(seconds(0.5));
      }
    }
  }
  return {
    stop: async () => {
      stopped = true;
      await client.end();
    },
  };
}

async function open(
  databaseUrl: string,
  listeners: readonly Listener[],
  onEnd: () => void,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'sabuja listener',
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    keepAliveInitialDelayMillis: HEARTBEAT_INTERVAL,
    query_timeout: HEARTBEAT_TIMEOUT,
  });
  client.on('notification', ({ channel, payload = '' }) => {
    for (const listener of listeners) if (listener.channel === channel) listener.onMessage(payload);
  });
  // After an error the connection ends, and the event `end` is handled below.
  client.on('error', () => {});
  try {
    await client.connect();
    const channels = new Set(listeners.map(({ channel }) => channel));
    for (const channel of channels) await client.query(`listen ${channel}`);
  } catch (error) {
    // A standby server accepts connections but refuses LISTEN: without this, each try would leave a connection open.
    void client.end();
    throw error;
  }
  for (const listener of listeners) listener.onReady();
  let heartbeat: NodeJS.Timeout;
  const scheduleHeartbeat = (): void => {
    heartbeat = setTimeout(async () => {
      try {
        await client.query('select 1');
        scheduleHeartbeat();
      } catch {
        void client.end();
      }
    }, HEARTBEAT_INTERVAL);
  };
  scheduleHeartbeat();
  client.once('end', () => {
    clearTimeout(heartbeat);
    onEnd();
  });
  return client;
}

/** Sends these payloads, each below 8000 bytes, to all listeners of the channel. */
export const notify = (db: Db, channel: string, payloads: readonly string[]) =>
  sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`.execute(
    db,
  );
