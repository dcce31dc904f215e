import { onTestFinished, vi } from 'vitest';

type Options = {
  key: string;
  name: string;
  order_id: string;
  amount: number;
  prefill: object;
  handler: (paid: object) => void;
  modal: { ondismiss: (reason?: string) => void };
};

let scripts = 0;

/**
 * Test double of the checkout's script: simulates a payer who acts on the sheet that was opened last. `loads` returns
 * how often the page requested the script.
 */
export function fakeCheckout() {
  const sheets: { options: Options; fail: () => void; closed: boolean }[] = [];
  let isAvailable = true;
  let loads = 0;
  class Checkout {
    #sheet: (typeof sheets)[number];
    constructor(options: Options) {
      this.#sheet = { options, fail: () => undefined, closed: false };
    }
    on(_: 'payment.failed', listener: () => void) {
      this.#sheet.fail = listener;
    }
    open() {
      sheets.push(this.#sheet);
    }
    close() {
      this.#sheet.closed = true;
    }
  }
  const append = vi.spyOn(document.head, 'append').mockImplementation((element) => {
    const script = element as HTMLScriptElement;
    loads += 1;
    Object.assign(window, { Razorpay: isAvailable ? Checkout : undefined });
    const event = new Event(isAvailable ? 'load' : 'error');
    queueMicrotask(() => (isAvailable ? script.onload?.(event) : script.onerror?.(event)));
  });
  onTestFinished(() => append.mockRestore());
  const last = () => sheets.at(-1) ?? expectSheet();
  return {
    /** Unique for each fake, because the page loads each URL only once. */
    url: `/checkout-${++scripts}.js`,
    sheets,
    loads: () => loads,
    setAvailable: (available: boolean) => {
      isAvailable = available;
    },
    pay: () => {
      const { options } = last();
      options.handler({
        razorpay_payment_id: 'pay_1',
        razorpay_order_id: options.order_id,
        razorpay_signature: 'f'.repeat(64),
      });
    },
    fail: () => last().fail(),
    dismiss: (reason?: 'timeout') => last().options.modal.ondismiss(reason),
  };
}

function expectSheet(): never {
  throw new Error('no sheet is open');
}
