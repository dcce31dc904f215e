import type { Cart } from '@sabuja/contract';
import { createStore, type Readable } from '../../lib/create-store.ts';
import { affectsLine, mergeChanges, type PendingChange } from './pending-changes.ts';

export type CartSyncOptions = {
  /** Asks the server for one change; the answer is the whole cart. `known` is the last one it gave. */
  sendChange: (change: PendingChange, serverCart: Cart) => Promise<Cart>;
  getServerCart: () => Cart;
  /** The server has answered with the cart. */
  setServerCart: (cart: Cart) => void;
  /** All that was pressed is through: the server is asked for the cart, other tabs are told. */
  onSettled: () => void;
  /** Whose cart it is; for someone who has left nothing more is sent, and an answer is dropped. */
  getOwner: () => string | undefined;
};

type QueuedChange = {
  change: PendingChange;
  owner: string | undefined;
  onRefused: (error: unknown) => void;
};

/**
 * Sends the presses on the cart one after the other. Presses on one line that wait together go as
 * one, so a burst costs two requests and none is lost or doubled. A refused one takes back the later
 * ones on its line: they counted on it.
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
  const isTheirs = ({ owner }: QueuedChange) => owner === options.getOwner();
  const sendQueued = async (queued: QueuedChange) => {
    try {
      const cart = await options.sendChange(queued.change, options.getServerCart());
      if (isTheirs(queued)) options.setServerCart(cart);
    } catch (error) {
      const { change } = queued;
      queue = queue.filter(
        (later) => change.kind === 'line' && !affectsLine(later.change, change.line),
      );
      if (isTheirs(queued)) queued.onRefused(error);
    } finally {
      queue = queue.filter(isTheirs);
      inFlight = undefined;
    }
  };
  return {
    /** What the server has not answered yet, in order. */
    pending: pending as Readable<readonly PendingChange[]>,
    /** Shows the change at once and sends it; `refused` is told why when it is taken back. */
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
