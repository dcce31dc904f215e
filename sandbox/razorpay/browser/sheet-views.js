// What the sheet shows, each view an element whose first heading names it.

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

/** @param {string} words @param {() => void} action @param {string} [className] */
function button(words, action, className = '') {
  const made = /** @type {HTMLButtonElement} */ (element('button', className, words));
  made.type = 'button';
  made.addEventListener('click', action);
  return made;
}

/** @typedef {readonly [outcome: string, title: string, meaning: string]} Choice */

/** @type {readonly Choice[]} */
const ways = [
  ['upi', 'Pay by UPI', 'Paid, and the shop is told'],
  ['card', 'Pay by card', 'Paid, and the shop is told'],
];
/** @type {readonly Choice[]} */
const mishaps = [
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
    list(ways, 'pays'),
    element('h2', 'after', 'Or see what else can happen'),
    list(mishaps, ''),
  );
}

/** @param {Choice} entry @param {string} kind @param {(outcome: string) => void} choose */
function choice([outcome, title, meaning], kind, choose) {
  const made = button('', () => choose(outcome), `choice ${kind}`);
  const words = element('span', '', element('b', '', title), element('small', '', meaning));
  made.append(icon(outcome), words);
  return made;
}

/**
 * @param {Node} badge
 * @param {string} title
 * @param {string} words
 * @param {...Node} answers
 */
function notice(badge, title, words, ...answers) {
  const made = element('div', 'notice', badge, element('h2', '', title), element('p', '', words));
  if (answers.length > 0) made.append(element('div', 'answers', ...answers));
  return made;
}

const turning = () => element('span', 'badge turns');

/** @param {string} title @param {string} words */
export const waiting = (title, words) => notice(turning(), title, words);

/** @param {string} amount */
export const success = (amount) =>
  notice(element('span', 'badge good', icon('done')), 'Payment successful', `${amount} paid`);

/** @param {string} words @param {() => void} close @param {() => void} [again] */
export const refusal = (words, close, again) =>
  notice(
    element('span', 'badge bad', icon('bad')),
    'Payment failed',
    words,
    button('Close', close),
    ...(again ? [button('Try again', again, 'main')] : []),
  );

/** @param {'silence' | 'late'} outcome @param {() => void} close */
export const explain = (outcome, close) =>
  outcome === 'silence'
    ? notice(
        turning(),
        'Waiting for your UPI app',
        'It has paid. This page will never hear of it; the shop has to find out.',
        button('Close', close),
      )
    : notice(
        turning(),
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
