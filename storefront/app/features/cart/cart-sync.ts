import type { Cart } from '@sabuja/contract';
import { createStore, type Readable } from '@sabuja/ui/lib/create-store.ts';
import { affectsLine, mergeChanges, type PendingChange } from './pending-changes.ts';

export type CartSyncOptions = {
  /**
   * Sends one change; resolves to the server's whole cart. `serverCart` is the last cart the server
   * returned.
   */
  sendChange: (change: PendingChange, serverCart: Cart) => Promise<Cart>;
  getServerCart: () => Cart;
  /** Called with each cart the server returns. */
  setServerCart: (cart: Cart) => void;
  /** Called when the queue is empty: refetches the cart and notifies other tabs. */
  onSettled: () => void;
  /**
   * Uid of the current customer; undefined while it is not known yet. After sign-out, queued changes
   * are dropped and responses ignored.
   */
  getOwner: () => string | undefined;
};

type QueuedChange = {
  change: PendingChange;
  owner: string | undefined;
  onRefused: (error: unknown) => void;
};

/**
 * Sends changes of the cart one after the other. Queued changes of one line are merged, so a burst
 * costs two requests and none is lost or doubled. A refused change also drops later changes of its
 * line, which were based on it.
 */
export function createCartSync(options: CartSyncOptions) {
  const pending = createStore<readonly PendingChange[]>([]);
  let queue: readonly QueuedChange[] = [];
  let inFlight: QueuedChange | undefined;
  let isRunning = false;

  const publish = () => {
    pending.set([...(inFlight ? [inFlight] : []), ...queue].map(({ change }) => change));
  };
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    for (let next = dequeue(); next; next = dequeue()) {
      await sendQueued(next);
      publish();
    }
    isRunning = false;
    options.onSettled();
  };
  const dequeue = () => {
    [inFlight, ...queue] = queue as readonly [QueuedChange?, ...QueuedChange[]];
    return inFlight;
  };
  // A change made before the customer was known is theirs: the server has decided whose cart it is.
  const belongsToOwner = ({ owner }: QueuedChange) =>
    owner === undefined || owner === options.getOwner();
  const sendQueued = async (queued: QueuedChange) => {
    try {
      const cart = await options.sendChange(queued.change, options.getServerCart());
      if (belongsToOwner(queued)) options.setServerCart(cart);
    } catch (error) {
      const { change } = queued;
      queue = queue.filter(
        (later) => change.kind === 'line' && !affectsLine(later.change, change.line),
      );
      if (belongsToOwner(queued)) queued.onRefused(error);
    } finally {
      queue = queue.filter(belongsToOwner);
      inFlight = undefined;
    }
  };
  return {
    /** Changes without a response yet, in order. */
    pending: pending as Readable<readonly PendingChange[]>,
    /**
     * Applies the change optimistically and sends it; `onRefused` is called with the error when it
     * is reverted.
     */
    change: (change: PendingChange, onRefused: QueuedChange['onRefused']) => {
      queue = appendToQueue(queue, {
        change,
        onRefused,
        owner: options.getOwner(),
      });
      void run();
      publish();
    },
  };
}

function appendToQueue(queue: readonly QueuedChange[], next: QueuedChange): QueuedChange[] {
  const { change } = next;
  if (change.kind === 'clear') return [next];
  const index = queue.findIndex((queued) => affectsLine(queued.change, change.line));
  const earlier = queue[index];
  return earlier === undefined
    ? [...queue, next]
    : queue.with(index, { ...next, change: mergeChanges(earlier.change, change) });
}
export type CartSync = ReturnType<typeof createCartSync>;
