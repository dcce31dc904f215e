import { AsyncLocalStorage } from 'node:async_hooks';
import { type Call, isChanging } from '@sabuja/contract';
import { type Milliseconds, seconds } from '@sabuja/kit';
import { limitConcurrency, OverloadedError } from '../limit-concurrency.ts';

/**
 * What requests compete with each other under load; each class has its own share of the server, and no class can use
 * that of another. `outside` waits for services of others, and needs little of ours.
 */
export type LoadClass = 'orders' | 'account' | 'browsing' | 'pages' | 'outside';

export type LoadClasses = {
  /** Runs a work when its class has room; fails with an OverloadedError when too much of the class is waiting. */
  run: <T>(loadClass: LoadClass, work: () => Promise<T>) => Promise<T>;
  /** Takes a place for a body that is read into memory; fails with an OverloadedError when all are taken. */
  admitUpload: () => () => void;
};

/** How many files are received at once: with their largest size, 120 MB of memory. */
export const MAX_UPLOADS = 6;

type Share = { concurrency: number | (() => number); maxWaiting: number; maxWait: Milliseconds };

/** How many pages are rendered at once while no order runs; each order that runs takes the place of one. */
const PAGES_AT_ONCE = 6;

/**
 * Any class but `outside` may be full of requests that wait for the database, and leave connections to the others.
 * Orders get most of them. A page takes some ten milliseconds of the processor, for which an order would wait at each
 * of its round trips: beside many orders pages are rendered one after the other (decision 0155).
 */
const sharesOf = (
  connections: number,
  countOrders: () => number,
): Readonly<Record<LoadClass, Share>> => {
  const part = (share: number) => Math.ceil(connections * share);
  return {
    orders: { concurrency: part(0.6), maxWaiting: 500, maxWait: seconds(4) },
    account: { concurrency: part(0.35), maxWaiting: 300, maxWait: seconds(3) },
    browsing: { concurrency: part(0.35), maxWaiting: 300, maxWait: seconds(3) },
    pages: {
      concurrency: () => Math.max(1, PAGES_AT_ONCE - countOrders()),
      maxWaiting: 100,
      maxWait: seconds(3),
    },
    outside: { concurrency: 64, maxWaiting: 100, maxWait: seconds(3) },
  };
};

/**
 * Sheds load early, by class: a request that would wait too long for its class is refused before it costs anything.
 * @param connections how many of the database serve requests
 * @param onShed counts refused requests
 */
export function createLoadClasses(
  connections: number,
  onShed: (loadClass: LoadClass) => void = () => undefined,
): LoadClasses {
  let orders = 0;
  const shares = Object.entries(sharesOf(connections, () => orders)).map(([name, share]) => [
    name,
    limitConcurrency(share.concurrency, share),
  ]);
  const limiters: Record<LoadClass, ReturnType<typeof limitConcurrency>> = Object.fromEntries(
    shares,
  );
  const admitted = new AsyncLocalStorage<true>();
  let uploads = 0;
  return {
    admitUpload: () => {
      if (uploads >= MAX_UPLOADS) throw new OverloadedError();
      uploads++;
      return () => {
        uploads--;
      };
    },
    run: async (loadClass, work) => {
      // The calls that a page makes belong to the page.
      if (admitted.getStore()) return work();
      if (loadClass === 'orders') orders++;
      try {
        return await limiters[loadClass](
          loadClass === 'pages' ? () => admitted.run(true, work) : work,
        );
      } catch (error) {
        if (error instanceof OverloadedError) onShed(loadClass);
        throw error;
      } finally {
        if (loadClass === 'orders') {
          orders--;
          limiters.pages.admit();
        }
      }
    },
  };
}

/** The class of a call; undefined for a stream, which stays open and costs nothing. */
export function loadClassOf(method: string, call: Call): LoadClass | undefined {
  if (call.media === 'text/event-stream') return undefined;
  if (call.isSlow || call.rate === 'outside' || call.rate === 'money') return 'outside';
  if (isChanging(method, call) && call.rate !== 'file') return 'orders';
  return call.guard === 'public' ? 'browsing' : 'account';
}
