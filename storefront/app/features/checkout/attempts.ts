import type { Department, PlaceOrder } from '@sabuja/contract';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One request to place an order, kept word for word until it is answered. */
export type Attempt = { key: string; body: PlaceOrder; cartItems: number[] };

const storageKey = 'order_attempts';

/**
 * What the customer asked for, without the estimate's id, which a new estimate of the same changes.
 * An order takes its lines out of the cart, so the same goods in new lines are another order.
 */
function askedFor({ body, cartItems }: Omit<Attempt, 'key'>): string {
  const { estimation_id: _, ...asked } = body;
  return JSON.stringify([asked, cartItems]);
}

/**
 * Keeps each department's unanswered attempt for this tab. Asking again for the same repeats the
 * request with its key, so a reload or a second press never makes a second order.
 */
export function createAttempts(storage: () => Store | undefined, newKey: () => string) {
  const read = (): Partial<Record<Department, Attempt>> => {
    try {
      return JSON.parse(storage()?.getItem(storageKey) ?? '{}');
    } catch {
      return {};
    }
  };
  const write = (attempts: Partial<Record<Department, Attempt>>) => {
    try {
      storage()?.setItem(storageKey, JSON.stringify(attempts));
    } catch {
      // Storage is full or forbidden: the key still guards this press.
    }
  };
  return {
    begin(department: Department, order: Omit<Attempt, 'key'>): Attempt {
      const open = read()[department];
      if (open !== undefined && askedFor(open) === askedFor(order)) return open;
      const attempt = { key: newKey(), body: order.body, cartItems: order.cartItems };
      write({ ...read(), [department]: attempt });
      return attempt;
    },
    answered(department: Department): void {
      const { [department]: _, ...others } = read();
      write(others);
    },
  };
}
export type Attempts = ReturnType<typeof createAttempts>;
