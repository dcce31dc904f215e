// The sheet in its frame: the payer chooses the outcome of the payment.
import { choices, explain, leaving, refusal, success, waiting } from './sheet-views.js';

/**
 * @typedef {{ key: string, orderId: string, amount: string, name: string, description: string,
 *   contact: string, email: string, color: string, confirmClose: boolean, escape: boolean,
 *   backdropClose: boolean, mayRetry: boolean }} Options
 */

const SUCCESS_DISPLAY_MS = 900;

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const sheet = byId('sheet');
const view = byId('view');

/** @type {Options} */ let options;
/** True once paid: the sheet then closes by itself. */
let isOver = false;
/** @type {() => void} shows the view before the confirmation again */
let showAgain = () => {};

/** @param {string} type @param {object} [more] */
const postToPage = (type, more) => window.parent.postMessage({ type, ...more }, location.origin);

/** Shows a view and moves the focus into it. @param {HTMLElement} content */
function show(content) {
  view.replaceChildren(content);
  const start = /** @type {HTMLElement} */ (content.querySelector('h2'));
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
  view.scrollTop = 0;
}

/** Shows a view to which the payer may return. @param {() => HTMLElement} make */
function go(make) {
  showAgain = () => show(make());
  showAgain();
}

/** @param {Options} given */
async function open(given) {
  options = given;
  if (given.name) byId('payee').textContent = given.name;
  byId('payer').textContent = payerOf(given);
  paint(given.color);
  const query = new URLSearchParams({
    key_id: given.key,
    order_id: given.orderId,
    amount: given.amount,
    contact: given.contact,
  });
  const order = await ask(`order?${query}`);
  byId('amount').textContent = order.error ? '' : rupees(order.amount);
  sheet.hidden = false;
  if (order.error) return go(() => refusal(order.error.description, dismiss));
  if (order.scripted) return attempt('scripted');
  go(() => choices(attempt));
}

/** @param {Options} given */
const payerOf = ({ contact, email }) =>
  [contact, email].some(Boolean) ? `Paying as ${[contact, email].filter(Boolean).join(', ')}` : '';

/** @param {number} paise */
const rupees = (paise) =>
  (paise / 100).toLocaleString('en-IN', { style: 'currency', currency: 'INR' });

/** Applies the page's colour, with a readable text colour. @param {string} color */
function paint(color) {
  const [, hex = ''] = /^#([0-9a-f]{6})$/i.exec(color) ?? [];
  if (hex === '') return;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const { style } = document.documentElement;
  style.setProperty('--accent', color);
  // White and black have the same contrast to a luminance of 0.179.
  style.setProperty('--on-accent', light > 0.179 ? '#000' : '#fff');
}

/** @param {string} path @param {object} [body] @returns {Promise<any>} */
async function ask(path, body) {
  try {
    const response = await fetch(path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return await response.json();
  } catch {
    return { error: { description: 'The payment could not be reached. Please try again.' } };
  }
}

/** @param {string} outcome */
async function attempt(outcome) {
  go(() => waiting('Paying…', 'This takes a moment.'));
  const { key, orderId, amount, contact, email, description } = options;
  const ids = { key_id: key, order_id: orderId, amount };
  const end = await ask('payments', { ...ids, outcome, contact, email, description });
  if (end.error && end.reported === undefined) {
    return go(() => refusal(end.error.description, dismiss, () => go(() => choices(attempt))));
  }
  handleResult(end);
}

/** @param {any} end the result of the attempt, a `CheckoutResult` of `pay.ts` */
function handleResult(end) {
  if (end.reported === 'success') {
    isOver = true;
    go(() => success(byId('amount').textContent ?? ''));
    setTimeout(() => postToPage('success', { response: end.response }), SUCCESS_DISPLAY_MS);
  } else if (end.reported === 'failure') {
    postToPage('failure', { response: { error: end.error } });
    if (options.mayRetry) {
      go(() => refusal(end.error.description, dismiss, () => go(() => choices(attempt))));
    }
  } else if (end.reported === 'dismissal') dismiss();
  else go(() => explain(end.outcome, dismiss));
}

const dismiss = () => postToPage('dismiss');

/** Dismisses the sheet, after a confirmation if the shop asks for one. */
function leave() {
  if (isOver) return;
  if (options.confirmClose) show(leaving(showAgain, dismiss));
  else dismiss();
}

byId('close').addEventListener('click', leave);
document.body.addEventListener('click', (event) => {
  if (event.target === document.body && options.backdropClose) leave();
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && options.escape) leave();
  if (event.key === 'Tab') keepInside(event);
});

/** Keeps the focus within the sheet, since the page behind is covered. @param {KeyboardEvent} event */
function keepInside(event) {
  const stops = [...sheet.querySelectorAll('button')];
  const [first, last] = [stops[0], stops.at(-1)];
  const isAtStart =
    document.activeElement === first ||
    !stops.includes(/** @type {any} */ (document.activeElement));
  if (event.shiftKey && isAtStart) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && document.activeElement === last) {
    event.preventDefault();
    first?.focus();
  }
}

window.addEventListener('message', ({ source, origin, data }) => {
  if (source === window.parent && origin === location.origin && data.type === 'open') {
    open(data.options);
  }
});
postToPage('ready');
