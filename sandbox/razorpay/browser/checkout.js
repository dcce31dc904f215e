// The checkout script that a page loads in place of the provider's, with the same interface. It defines
// `window.Razorpay`; the sheet itself is in a frame, as the real one is.
(() => {
  /**
   * What a page may give. The functions stay on this side of the frame.
   * @typedef {object} Options
   * @property {string} key
   * @property {string} [order_id]
   * @property {number | string} [amount] paise
   * @property {string} [currency]
   * @property {string} [name]
   * @property {string} [description]
   * @property {{ name?: string, email?: string, contact?: string }} [prefill]
   * @property {{ color?: string, backdrop_color?: string }} [theme]
   * @property {(response: object) => void} [handler]
   * @property {{ ondismiss?: (reason?: string) => void, confirm_close?: boolean, escape?: boolean,
   *   backdropclose?: boolean }} [modal]
   * @property {{ enabled?: boolean }} [retry]
   * @property {number} [timeout] seconds
   */

  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const sheetUrl = new URL('checkout/sheet', script.src);

  class Razorpay {
    /** @type {Options} */ #options;
    /** @type {Map<string, ((response: object) => void)[]>} */ #listeners = new Map();
    /** @type {(() => void) | undefined} */ #remove;

    /** @param {Options} options */
    constructor(options) {
      if (!options?.key) throw new Error('No key passed');
      this.#options = options;
    }

    /** @param {string} event @param {(response: object) => void} listener */
    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
      return this;
    }

    open() {
      if (this.#remove) return this;
      const { timeout } = this.#options;
      const frame = makeFrame(this.#options);
      /** @param {MessageEvent} message */
      const listen = (message) => {
        if (message.source !== frame.window() || message.origin !== sheetUrl.origin) return;
        if (message.data.type === 'ready') frame.sendOptions(this.#options);
        else this.#handle(message.data);
      };
      const timer = timeout
        ? setTimeout(() => this.#dismiss('timeout'), timeout * 1000)
        : undefined;
      window.addEventListener('message', listen);
      this.#remove = () => {
        clearTimeout(timer);
        window.removeEventListener('message', listen);
        frame.remove();
      };
      return this;
    }

    /** Closes the sheet without calling the page. */
    close() {
      this.#remove?.();
      this.#remove = undefined;
    }

    /** @param {{ type: string, response: object, reason?: string }} message */
    #handle({ type, response, reason }) {
      if (type === 'success') {
        this.close();
        this.#later(() => this.#options.handler?.(response));
      }
      if (type === 'failure') {
        for (const listener of this.#listeners.get('payment.failed') ?? []) {
          this.#later(() => listener(response));
        }
        if (this.#options.retry?.enabled === false) this.#dismiss();
      }
      if (type === 'dismiss') this.#dismiss(reason);
    }

    /** @param {string} [reason] */
    #dismiss(reason) {
      if (!this.#remove) return;
      this.close();
      this.#later(() => this.#options.modal?.ondismiss?.(reason));
    }

    /** Isolates the sheet from exceptions of the page's callbacks. @param {() => void} call */
    #later(call) {
      setTimeout(call);
    }
  }

  /** Covers the page with the sheet's frame. @param {Options} options */
  function makeFrame({ name, theme }) {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    const frame = document.createElement('iframe');
    frame.title = `Payment${name ? ` to ${name}` : ''}`;
    frame.src = sheetUrl.href;
    Object.assign(frame.style, { width: '100%', height: '100%', border: '0', display: 'block' });
    const cover = document.createElement('div');
    cover.className = 'razorpay-container';
    Object.assign(cover.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '2147483647',
      background: theme?.backdrop_color ?? 'rgb(0 0 0 / 0.6)',
    });
    cover.append(frame);
    document.body.append(cover);
    return {
      window: () => frame.contentWindow,
      /** @param {Options} given */
      sendOptions(given) {
        frame.contentWindow?.postMessage(
          { type: 'open', options: forSheet(given) },
          sheetUrl.origin,
        );
        frame.focus();
      },
      remove() {
        cover.remove();
        before?.focus?.();
      },
    };
  }

  /** @param {Options} options */
  function forSheet({ key, order_id, amount, name, description, prefill, theme, modal, retry }) {
    return {
      key,
      orderId: order_id ?? '',
      amount: String(amount ?? ''),
      name: name ?? '',
      description: description ?? '',
      contact: prefill?.contact ?? '',
      email: prefill?.email ?? '',
      color: theme?.color ?? '',
      confirmClose: modal?.confirm_close === true,
      escape: modal?.escape !== false,
      backdropClose: modal?.backdropclose === true,
      mayRetry: retry?.enabled !== false,
    };
  }

  Object.assign(window, { Razorpay });
})();
