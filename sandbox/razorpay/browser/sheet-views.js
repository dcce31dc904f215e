// The views of the sheet, each an element with a heading.

/** Lucide-like strokes on 24 by 24. @type {Record<string, string>} */
const strokes = {
  upi: 'M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM11 18h2',
  card: 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM2 10h20M6 15h4',
  failure: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM9 9l6 6M15 9l-6 6',
  silence: 'M14 4h6v6M20 4l-8 8M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
  late: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM12 7v5l3 2',
  twice: 'M9 9h11v11H9zM5 15H4V4h11v1',
  done: 'M5 12.5l4.5 4.5L19 7.5',
  bad: 'M6 6l12 12M18 6L6 18',
  ask: 'M9 9a3 3 0 1 1 4 2.8c-.7.3-1 .9-1 1.7M12 17v.01',
};

/** @param {string} name */
function icon(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', strokes[name] ?? '');
  svg.append(path);
  return svg;
}

/**
 * @param {string} tag
 * @param {string} className
 * @param {...(Node | string)} content
 */
function element(tag, className, ...content) {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...content);
  return made;
}

/** @param {string} label @param {() => void} action @param {string} [className] */
function button(label, action, className = '') {
  const made = /** @type {HTMLButtonElement} */ (element('button', className, label));
  made.type = 'button';
  made.addEventListener('click', action);
  return made;
}

/** @typedef {readonly [outcome: string, title: string, meaning: string]} Choice */

/** @type {readonly Choice[]} */
const successes = [
  ['upi', 'Pay by UPI', 'Paid, and the shop is told'],
  ['card', 'Pay by card', 'Paid, and the shop is told'],
];
/** @type {readonly Choice[]} */
const failures = [
  ['failure', 'The bank declines', 'Nothing is paid, you can try again'],
  ['silence', 'The UPI app takes over', 'Paid, but this page never hears of it'],
  ['late', 'The bank answers late', 'Approved after the page gave up'],
  ['twice', 'Paid twice', 'Two payments for one order'],
];

/** @param {(outcome: string) => void} choose */
export function choices(choose) {
  const list = (/** @type {readonly Choice[]} */ entries, /** @type {string} */ kind) =>
    element('ul', '', ...entries.map((entry) => element('li', '', choice(entry, kind, choose))));
  return element(
    'div',
    '',
    element('h2', '', 'How do you want to pay?'),
    list(successes, 'pays'),
    element('h2', 'after', 'Or see what else can happen'),
    list(failures, ''),
  );
}

/** @param {Choice} entry @param {string} kind @param {(outcome: string) => void} choose */
function choice([outcome, title, meaning], kind, choose) {
  const made = button('', () => choose(outcome), `choice ${kind}`);
  const label = element('span', '', element('b', '', title), element('small', '', meaning));
  made.append(icon(outcome), label);
  return made;
}

/**
 * @param {Node} badge
 * @param {string} title
 * @param {string} text
 * @param {...Node} actions
 */
function notice(badge, title, text, ...actions) {
  const made = element('div', 'notice', badge, element('h2', '', title), element('p', '', text));
  if (actions.length > 0) made.append(element('div', 'answers', ...actions));
  return made;
}

const spinner = () => element('span', 'badge turns');

/** @param {string} title @param {string} text */
export const waiting = (title, text) => notice(spinner(), title, text);

/** @param {string} amount */
export const success = (amount) =>
  notice(element('span', 'badge good', icon('done')), 'Payment successful', `${amount} paid`);

/** @param {string} message @param {() => void} close @param {() => void} [retry] */
export const refusal = (message, close, retry) =>
  notice(
    element('span', 'badge bad', icon('bad')),
    'Payment failed',
    message,
    button('Close', close),
    ...(retry ? [button('Try again', retry, 'main')] : []),
  );

/** @param {'silence' | 'late'} outcome @param {() => void} close */
export const explain = (outcome, close) =>
  outcome === 'silence'
    ? notice(
        spinner(),
        'Waiting for your UPI app',
        'It has paid. This page will never hear of it; the shop has to find out.',
        button('Close', close),
      )
    : notice(
        spinner(),
        'Waiting for your bank',
        'It will say yes after the page has given up. The shop has to find out.',
        button('Close', close),
      );

/** @param {() => void} stay @param {() => void} leave */
export const leaving = (stay, leave) =>
  notice(
    element('span', 'badge', icon('ask')),
    'Leave this payment?',
    'What is under way may still go through.',
    button('Leave', leave),
    button('Stay', stay, 'main'),
  );
