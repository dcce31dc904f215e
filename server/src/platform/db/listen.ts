import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '@sabuja/kit';
import pg from 'pg';

export type Listener = {
  channel: string;
  onMessage(payload: string): void;
  /** Listening works (again): whatever was told before may have been missed. */
  onReady(): void;
  /** The connection is lost: nothing is heard until `onReady`. */
  onLost(): void;
};

const HEARTBEAT_INTERVAL = seconds(15);

/**
 * Hears what the database tells on some channels, over one connection that is opened again whenever
 * it is lost. By the other driver: postgres.js doesn't tell its listeners of a loss.
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
    keepAlive: true,
    keepAliveInitialDelayMillis: HEARTBEAT_INTERVAL,
    query_timeout: HEARTBEAT_INTERVAL,
  });
  client.on('notification', ({ channel, payload = '' }) => {
    for (const listener of listeners) if (listener.channel === channel) listener.onMessage(payload);
  });
  // An error is followed by the end of the connection, which is what counts.
  client.on('error', () => {});
  await client.connect();
  const channels = new Set(listeners.map(({ channel }) => channel));
  for (const channel of channels) await client.query(`listen ${channel}`);
  for (const listener of listeners) listener.onReady();
  const heartbeat = setInterval(() => {
    // A line that was cut without a word looks open for hours; one unanswered question shows it.
    client.query('select 1').catch(() => client.end());
  }, HEARTBEAT_INTERVAL);
  client.once('end', () => {
    clearInterval(heartbeat);
    onEnd();
  });
  return client;
}
