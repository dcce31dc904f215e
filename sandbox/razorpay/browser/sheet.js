// The sheet in its frame: the payer picks how the payment ends.
import { choices, explain, leaving, refusal, success, waiting } from './sheet-views.js';

/**
 * @typedef {{ key: string, orderId: string, amount: string, name: string, description: string,
 *   contact: string, email: string, color: string, confirmClose: boolean, escape: boolean,
 *   backdropClose: boolean, mayRetry: boolean }} Options
 */

const successShown = 900;

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const sheet = byId('sheet');
const view = byId('view');

/** @type {Options} */ let options;
/** Paid: there is nothing left to leave. */
let isOver = false;
/** @type {() => void} what was shown before the question whether to leave */
let showAgain = () => {};

/** @param {string} type @param {object} [more] */
const tellPage = (type, more) => window.parent.postMessage({ type, ...more }, location.origin);

/** Shows one view and puts the keyboard into it. @param {HTMLElement} content */
function show(content) {
  view.replaceChildren(content);
  const start = /** @type {HTMLElement} */ (content.querySelector('h2'));
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
  view.scrollTop = 0;
}

/** A view to which the payer may come back. @param {() => HTMLElement} make */
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
  const asked = new URLSearchParams({
    key_id: given.key,
    order_id: given.orderId,
    amount: given.amount,
    contact: given.contact,
  });
  const order = await ask(`order?${asked}`);
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

/** The page's colour, with whichever text can be read on it. @param {string} color */
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
  // White and black are equally far from a luminance of 0.179.
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
  if (end.error && end.heard === undefined) {
    return go(() => refusal(end.error.description, dismiss, () => go(() => choices(attempt))));
  }
  hear(end);
}

/** @param {any} end what the provider says of the try; `pay.ts` names the cases */
function hear(end) {
  if (end.heard === 'success') {
    isOver = true;
    go(() => success(byId('amount').textContent ?? ''));
    setTimeout(() => tellPage('success', { response: end.response }), successShown);
  } else if (end.heard === 'failure') {
    tellPage('failure', { response: { error: end.error } });
    if (options.mayRetry) {
      go(() => refusal(end.error.description, dismiss, () => go(() => choices(attempt))));
    }
  } else if (end.heard === 'dismissal') dismiss();
  else go(() => explain(end.outcome, dismiss));
}

const dismiss = () => tellPage('dismiss');

/** The payer wants to leave; some shops want them to be asked. */
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

/** The page behind is covered: Tab goes round within the sheet. @param {KeyboardEvent} event */
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
tellPage('ready');
