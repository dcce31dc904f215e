import type { Cart } from '@sabuja/contract';
import { createStore, type Readable } from '../../lib/create-store.ts';
import { concernsLine, merged, type Press } from './cart-presses.ts';

export type CartSyncParts = {
  /** Asks the server for one change; the answer is the whole cart. `known` is the last one it gave. */
  send: (press: Press, known: Cart) => Promise<Cart>;
  known: () => Cart;
  /** The server has answered with the cart. */
  adopt: (cart: Cart) => void;
  /** All that was pressed is through: the server is asked for the cart, other tabs are told. */
  settled: () => void;
  /** Whose cart it is; for someone who has left nothing more is sent, and an answer is dropped. */
  owner: () => string | undefined;
};

type Waiting = { press: Press; owner: string | undefined; refused: (error: unknown) => void };

/**
 * Sends the presses on the cart one after the other. Presses on one line that wait together go as
 * one, so a burst costs two requests and none is lost or doubled. A refused one takes back the later
 * ones on its line: they counted on it.
 */
export function createCartSync(parts: CartSyncParts) {
  const pending = createStore<readonly Press[]>([]);
  let waiting: readonly Waiting[] = [];
  let sending: Waiting | undefined;
  let running = false;

  const publish = () => {
    pending.set([...(sending ? [sending] : []), ...waiting].map(({ press }) => press));
  };
  const run = async () => {
    if (running) return;
    running = true;
    for (let next = takeFirst(); next; next = takeFirst()) {
      await sendOne(next);
      publish();
    }
    running = false;
    parts.settled();
  };
  const takeFirst = () => {
    [sending, ...waiting] = waiting as readonly [Waiting?, ...Waiting[]];
    return sending;
  };
  const isTheirs = ({ owner }: Waiting) => owner === parts.owner();
  const sendOne = async (one: Waiting) => {
    try {
      const cart = await parts.send(one.press, parts.known());
      if (isTheirs(one)) parts.adopt(cart);
    } catch (error) {
      const { press } = one;
      waiting = waiting.filter(
        (later) => press.kind === 'line' && !concernsLine(later.press, press.line),
      );
      if (isTheirs(one)) one.refused(error);
    } finally {
      waiting = waiting.filter(isTheirs);
      sending = undefined;
    }
  };
  return {
    /** What the server has not answered yet, in order. */
    pending: pending as Readable<readonly Press[]>,
    /** Shows the change at once and sends it; `refused` is told why when it is taken back. */
    press: (press: Press, refused: Waiting['refused']) => {
      waiting = enqueued(waiting, { press, refused, owner: parts.owner() });
      void run();
      publish();
    },
  };
}

function enqueued(waiting: readonly Waiting[], next: Waiting): Waiting[] {
  const { press } = next;
  if (press.kind === 'clear') return [next];
  const at = waiting.findIndex((one) => concernsLine(one.press, press.line));
  const earlier = waiting[at];
  return earlier === undefined
    ? [...waiting, next]
    : waiting.with(at, { ...next, press: merged(earlier.press, press) });
}
export type CartSync = ReturnType<typeof createCartSync>;
