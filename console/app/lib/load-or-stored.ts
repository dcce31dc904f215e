import { seconds } from '@sabuja/kit';
import { isClientError } from '@sabuja/ui/lib/api-error.ts';

/** A value, the time when the server sent it, and whether it comes from the device because the network failed. */
export type Stored<T> = { value: T; loadedAt: string; isStored: boolean };

const LOAD_TIMEOUT = seconds(10);
/** Retries are needed because the browser's online and offline events are not reliable. */
const RETRY_INTERVAL = seconds(15);

/** Wraps a value that the server has just sent. */
export const justLoaded = <T>(value: T, now = new Date()): Stored<T> => ({
  value,
  loadedAt: now.toISOString(),
  isStored: false,
});

/** Options of a query that falls back to the stored value. */
export const storedQueryOptions = {
  // Without a network the query has to run and return the stored value; by default it would be paused.
  networkMode: 'always',
  refetchOnReconnect: 'always',
} as const;

/** Refetch interval of a page that shows stored data because it has lost the network; false otherwise. */
export const retryInterval = (data: { isStored: boolean } | undefined) =>
  data?.isStored ? RETRY_INTERVAL : false;

type Source<T> = {
  load: (signal: AbortSignal) => Promise<T>;
  store: (value: T, now: Date) => Promise<void>;
  read: () => Promise<{ value: T; loadedAt: string } | undefined>;
};

/** Loads a value from the server and stores it; without a response, returns the stored value with its time. */
export async function loadOrStored<T>(
  { load, store, read }: Source<T>,
  aborted: AbortSignal,
): Promise<Stored<T>> {
  try {
    const value = await load(AbortSignal.any([aborted, AbortSignal.timeout(LOAD_TIMEOUT)]));
    // The member may have signed out while the request was running; then nothing is stored.
    aborted.throwIfAborted();
    const now = new Date();
    // A value that could not be stored can still be shown.
    await store(value, now).catch(() => {});
    return justLoaded(value, now);
  } catch (error) {
    if (isClientError(error)) throw error;
    const stored = await read().catch(() => undefined);
    if (!stored) throw error;
    return { ...stored, isStored: true };
  }
}
