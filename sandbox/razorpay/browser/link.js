// The page of a payment link: whoever opened it chooses the outcome of the payment.

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const id = location.pathname.split('/').at(-1);
const texts = {
  paid: 'Paid',
  cancelled: 'This link was cancelled',
  expired: 'This link has expired',
};

/** @param {string} path @param {object} [body] @returns {Promise<any>} */
async function ask(path, body) {
  const response = await fetch(`${id}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return await response.json();
}

/** @param {string} text @param {HTMLElement[]} [more] */
function show(text, more = []) {
  const heading = document.createElement('h2');
  heading.textContent = text;
  byId('view').replaceChildren(heading, ...more);
}

/** @param {string} label @param {string} outcome */
function choice(label, outcome) {
  const button = document.createElement('button');
  button.type = 'button';
  if (outcome === 'upi') button.className = 'main';
  button.textContent = label;
  button.addEventListener('click', async () => {
    const result = await ask('payments', { outcome });
    if (result.reported === 'failure') show('The bank declined', choices());
    else await load();
  });
  return button;
}

function choices() {
  const list = document.createElement('div');
  list.className = 'answers';
  list.append(choice('The bank declines', 'failure'), choice('Pay by UPI', 'upi'));
  return [list];
}

async function load() {
  const link = await ask('state');
  byId('sheet').hidden = false;
  if (link.error) return show(link.error.description);
  byId('payee').textContent = link.description || 'Payment';
  byId('amount').textContent = (link.amount / 100).toLocaleString('en-IN', {
    style: 'currency',
    currency: 'INR',
  });
  if (link.status === 'created') show('How do you want to pay?', choices());
  else show(texts[/** @type {keyof typeof texts} */ (link.status)]);
}

void load();
