import { days, hours, minutes, seconds } from '@sabuja/kit';
import { readLatestCode, useTestShop } from '@sabuja/testing';
import { beforeEach, expect, test } from 'vitest';

const shop = useTestShop({ env: { TRUST_PROXY: '1', DEV_OUTBOX: '1' } });
let n = 0;
let number = '';
beforeEach(() => {
  n += 1;
  number = `+9173000${String(n).padStart(5, '0')}`;
  shop.clock.advance(days(2));
});

/** A browser at a network address, which stores its device cookie. */
function openBrowser(address: string, server = shop) {
  let cookie = '';
  const post = async (path: string, payload: object) => {
    const response = await server.app.http.inject({
      method: 'POST',
      url: `/api/v1/auth/${path}`,
      headers: { 'x-forwarded-for': address, cookie },
      payload,
    });
    const device = response.cookies.find(({ name }) => name === 'sabuja_device');
    if (device) cookie = `sabuja_device=${device.value}`;
    return { status: response.statusCode, ...response.json() };
  };
  return {
    requestCode: (mobile_number = number) => post('otp', { mobile_number }),
    enter: (otp: string, mobile_number = number) => post('otp/validate', { mobile_number, otp }),
    moveTo: (next: string) => {
      address = next;
    },
    dropCookie: () => {
      cookie = '';
    },
  };
}
type Browser = ReturnType<typeof openBrowser>;
const code = () => readLatestCode(shop, number);
const other = (digits: string) => (digits === '11111' ? '22222' : '11111');

async function signIn(browser: Browser) {
  await browser.requestCode();
  expect((await browser.enter(await code())).status).toBe(200);
  shop.clock.advance(minutes(1));
}

/** Asks for codes until the number's budget for unknown devices is used up. */
async function exhaust(stranger: Browser) {
  for (let i = 0; i < 10; i++) {
    expect((await stranger.requestCode()).status).toBe(200);
    shop.clock.advance(minutes(11));
  }
  expect(await stranger.requestCode()).toMatchObject({ status: 429, code: 'TOO_MANY_CODES' });
}

test('a stranger who uses up the codes of a number does not shut out a device that signed in before', async () => {
  const own = openBrowser('203.0.113.1');
  await signIn(own);
  const stranger = openBrowser('198.51.100.1');
  for (let i = 0; i < 9; i++) {
    expect((await stranger.requestCode()).status).toBe(200);
    shop.clock.advance(minutes(15));
  }
  expect((await stranger.requestCode()).status).toBe(429);
  await signIn(own);
});

test('a known device has ten codes a day of its own', async () => {
  const own = openBrowser('203.0.113.1');
  await signIn(own);
  for (let i = 0; i < 10; i++) {
    shop.clock.advance(minutes(11));
    expect((await own.requestCode()).status).toBe(200);
  }
  shop.clock.advance(minutes(11));
  expect((await own.requestCode()).status).toBe(429);
});

test('a device known to one account is unknown to every other', async () => {
  const stranger = openBrowser('198.51.100.1');
  await signIn(stranger);
  number = number.replace('+9173', '+9174');
  await exhaust(stranger);
});

test('a forged device cookie counts as none', async () => {
  const stranger = openBrowser('198.51.100.1');
  await exhaust(stranger);
  const response = await shop.app.http.inject({
    method: 'POST',
    url: '/api/v1/auth/otp',
    headers: { cookie: 'sabuja_device=made.up' },
    payload: { mobile_number: number },
  });
  expect(response.statusCode).toBe(429);
});

test('too many wrong codes a day end the attempts of unknown devices, not those of a known one', async () => {
  const own = openBrowser('203.0.113.1');
  await signIn(own);
  const strict = await shop.openSecondServer({ OTP_FAILURES_TO_LOCK: '7' });
  try {
    const stranger = openBrowser('198.51.100.1', strict);
    const guess = async (times: number) => {
      await stranger.requestCode();
      const right = await code();
      for (let i = 0; i < times; i++)
        expect((await stranger.enter(other(right))).code).toBe('INVALID_OTP');
      return right;
    };
    await guess(5);
    shop.clock.advance(minutes(1));
    const right = await guess(2);
    expect(await stranger.enter(right)).toMatchObject({ status: 429, code: 'NUMBER_LOCKED' });
    shop.clock.advance(minutes(1));
    await signIn(own);
    shop.clock.advance(days(1));
    await stranger.requestCode();
    expect((await stranger.enter(await code())).status).toBe(200);
  } finally {
    await strict.close();
  }
});

test('nobody else’s request ends a code, and nobody else redeems it', async () => {
  const asha = openBrowser('203.0.113.1');
  const stranger = openBrowser('198.51.100.1');
  await asha.requestCode();
  const hers = await code();
  shop.clock.advance(seconds(31));
  await stranger.requestCode();
  const theirs = await code();
  expect((await stranger.enter(hers)).code).toBe(hers === theirs ? undefined : 'INVALID_OTP');
  expect((await asha.enter(hers)).status).toBe(200);
});

test('S10.348 a stranger behind the same network address ends no code of a browser, nor do several at once', async () => {
  const quick = await shop.openSecondServer({ OTP_LIMIT_PER_NUMBER_SECONDS: '1' });
  try {
    const browsers = Array.from({ length: 3 }, () => openBrowser('203.0.113.5', quick));
    const codes: string[] = [];
    for (const browser of browsers) {
      expect((await browser.requestCode()).status).toBe(200);
      codes.push(await code());
      shop.clock.advance(seconds(2));
    }
    // A stranger without cookies, behind the same address.
    await openBrowser('203.0.113.5', quick).requestCode();
    const entered = await Promise.all(browsers.map((browser, i) => browser.enter(codes[i] ?? '')));
    expect(entered.map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = await Promise.all(browsers.map((browser, i) => browser.enter(codes[i] ?? '')));
    expect(again.map(({ status }) => status)).toEqual([400, 400, 400]);
  } finally {
    await quick.close();
  }
});

test('S10.348 a new code of a device ends its previous one', async () => {
  const own = openBrowser('203.0.113.1');
  await own.requestCode();
  const first = await code();
  shop.clock.advance(seconds(31));
  await own.requestCode();
  const second = await code();
  if (first !== second) expect((await own.enter(first)).code).toBe('INVALID_OTP');
  expect((await own.enter(second)).status).toBe(200);
});

test('wrong codes of a stranger do not use up the attempts of the code’s owner', async () => {
  const asha = openBrowser('203.0.113.1');
  await asha.requestCode();
  const hers = await code();
  const stranger = openBrowser('198.51.100.1');
  for (let i = 0; i < 9; i++) expect((await stranger.enter(other(hers))).code).toBe('INVALID_OTP');
  expect((await asha.enter(hers)).status).toBe(200);
});

test('a browser redeems its code from another address, a program from the same', async () => {
  const phone = openBrowser('203.0.113.1');
  await phone.requestCode();
  phone.moveTo('203.0.113.77');
  expect((await phone.enter(await code())).status).toBe(200);
  number = number.replace('+9173', '+9175');
  const program = openBrowser('203.0.113.2');
  await program.requestCode();
  program.dropCookie();
  program.moveTo('203.0.113.78');
  expect((await program.enter(await code())).status).toBe(400);
  program.moveTo('203.0.113.2');
  expect((await program.enter(await code())).status).toBe(200);
});

test('addresses of one IPv6 /64 are one caller', async () => {
  const asked = await Promise.all(
    Array.from({ length: 61 }, (_, i) =>
      openBrowser(`2001:db8:0:7::${i + 1}`).requestCode(`+9176000${String(i).padStart(5, '0')}`),
    ),
  );
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(60);
  expect((await openBrowser('2001:db8:0:8::1').requestCode('+917600099999')).status).toBe(200);
});

test('a known device gets its code where the callers of its address are over the limit', async () => {
  const own = openBrowser('203.0.113.9');
  await signIn(own);
  for (let i = 0; i < 60; i++)
    await openBrowser('203.0.113.9').requestCode(`+9177000${String(i).padStart(5, '0')}`);
  expect((await openBrowser('203.0.113.9').requestCode('+917700099999')).status).toBe(429);
  await signIn(own);
});

test('the shop sends a number of codes an hour to unknown devices, and raises an alarm at its end', async () => {
  const budgetShop = await shop.openSecondServer({ OTP_LIMIT_PER_SHOP_HOUR: '3' });
  const alarms: string[] = [];
  budgetShop.app.identity.alarm = (_, message) => alarms.push(message);
  try {
    const ask = (i: number) =>
      budgetShop.app.http.inject({
        method: 'POST',
        url: '/api/v1/auth/otp',
        payload: { mobile_number: `+91780000000${i}` },
      });
    for (let i = 0; i < 3; i++) expect((await ask(i)).statusCode).toBe(200);
    const refused = await ask(3);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '300']);
    expect(alarms).toEqual(['the codes of this hour are used up']);
    shop.clock.advance(hours(1));
    expect((await ask(4)).statusCode).toBe(200);
  } finally {
    await budgetShop.close();
  }
});
