import postgres from 'postgres';

export type Listener = {
  channel: string;
  onMessage(payload: string): void;
  /** Listening works (again): whatever was told before may have been missed. */
  onReady(): void;
  /** The connection is lost: nothing is heard until `onReady`. */
  onLost(): void;
};

/** Hears what the database tells on some channels, over one connection that reconnects by itself. */
export async function listen(
  databaseUrl: string,
  listeners: readonly Listener[],
): Promise<{ stop(): Promise<void> }> {
  const driver = postgres(databaseUrl, {
    max: 1,
    onnotice: () => {},
    connection: { application_name: 'sabuja listener' },
    onclose: () => {
      for (const listener of listeners) listener.onLost();
    },
  });
  for (const { channel, onMessage, onReady } of listeners) {
    await driver.listen(channel, onMessage, onReady);
  }
  return { stop: () => driver.end({ timeout: 1 }) };
}
