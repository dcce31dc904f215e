import { seconds } from '@sabuja/kit';
import { isClientError } from '@sabuja/ui/lib/api-error.ts';

/** What a page shows, when the server sent it, and whether it comes from the device for want of a network. */
export type Stored<T> = { value: T; loadedAt: string; isStored: boolean };

const LOAD_TIMEOUT = seconds(10);
/** A browser may report a network before it works, or none of it. */
const RETRY_INTERVAL = seconds(15);

/** Something that the server has just sent. */
export const justLoaded = <T>(value: T, now = new Date()): Stored<T> => ({
  value,
  loadedAt: now.toISOString(),
  isStored: false,
});

/** Options of a query that falls back to what is stored. */
export const storedQueryOptions = {
  // Without a network it takes what is stored, instead of waiting unseen.
  networkMode: 'always',
  refetchOnReconnect: 'always',
} as const;

/** How often a page asks for the network that it has lost. */
export const retryInterval = (data: { isStored: boolean } | undefined) =>
  data?.isStored ? RETRY_INTERVAL : false;

type Source<T> = {
  load: (signal: AbortSignal) => Promise<T>;
  store: (value: T, now: Date) => Promise<void>;
  read: () => Promise<{ value: T; loadedAt: string } | undefined>;
};

/** Loads from the server and stores it; without a response, what was stored last, with its time. */
export async function loadOrStored<T>(
  { load, store, read }: Source<T>,
  aborted: AbortSignal,
): Promise<Stored<T>> {
  try {
    const value = await load(AbortSignal.any([aborted, AbortSignal.timeout(LOAD_TIMEOUT)]));
    // Nothing is stored for who has signed out meanwhile.
    aborted.throwIfAborted();
    const now = new Date();
    // What cannot be stored can still be shown.
    await store(value, now).catch(() => {});
    return justLoaded(value, now);
  } catch (error) {
    if (isClientError(error)) throw error;
    const stored = await read().catch(() => undefined);
    if (!stored) throw error;
    return { ...stored, isStored: true };
  }
}
