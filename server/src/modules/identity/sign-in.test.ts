import { days, hours, minutes, seconds } from '@sabuja/kit';
import { expectRefusal, listMessagesTo, readLatestCode, useTestShop } from '@sabuja/testing';
import { beforeEach, expect, test } from 'vitest';

const shop = useTestShop();
let n = 0;
let number = '';
beforeEach(() => {
  n += 1;
  number = `+9170000${String(n).padStart(5, '0')}`;
  shop.clock.advance(days(2));
});

const requestCode = (mobile = number) =>
  shop.api()('POST /api/v1/auth/otp', { body: { mobile_number: mobile } });
const enter = (otp: string, mobile = number) =>
  shop.api()('POST /api/v1/auth/otp/validate', { body: { mobile_number: mobile, otp } });
const other = (code: string) => (code === '11111' ? '22222' : '11111');

test('S7a.2 S7a.3 a code by SMS signs in and creates the account, once', async () => {
  const sent = await requestCode();
  expect(sent.message).toBe('OTP has been sent to your mobile number');
  const code = await readLatestCode(shop, number);
  expect(code).toMatch(/^[0-9]{5}$/);
  const { user, access_token, refresh_token } = await enter(code);
  expect(user).toMatchObject({ mobile_no: number, full_name: null, wallet: { balance: 0 } });
  expect([access_token, refresh_token]).toEqual([expect.any(String), expect.any(String)]);
  const me = await shop.api({ authorization: `Bearer ${access_token}` })('GET /api/v1/auth/whoami');
  expect(me).toEqual(user);
  expect((await expectRefusal(enter(code))).problem.message).toBe('Invalid OTP');
});

test('S8.23 the answer and the code are in the language of the request, later the code is in that of the account', async () => {
  const requestIn = (locale: string) =>
    shop.api({ 'accept-language': locale })('POST /api/v1/auth/otp', {
      body: { mobile_number: number },
    });
  const readSms = async () => {
    const [sms] = await listMessagesTo(shop, number);
    return sms?.body.split('\n') ?? [];
  };
  expect((await requestIn('hi')).message).toBe('ओटीपी आपके मोबाइल नंबर पर भेजा गया है');
  const code = await readLatestCode(shop, number);
  const [hindi, lastLine] = await readSms();
  expect(hindi).toContain(`${code} आपका`);
  expect(lastLine).toMatch(new RegExp(`^@\\S+ #${code}$`));
  const { user, access_token } = await enter(code);
  await shop.api({ authorization: `Bearer ${access_token}` })('PUT /api/v1/users/{uid}/language', {
    params: { uid: user.uid },
    body: { language: 'or' },
  });
  shop.clock.advance(minutes(1));
  expect((await requestIn('en')).message).toBe('OTP has been sent to your mobile number');
  expect((await readSms())[0]).toContain('ସାଇନ୍-ଇନ୍ କୋଡ୍');
});

test('signing in again finds the same account', async () => {
  await requestCode();
  const first = await enter(await readLatestCode(shop, number));
  shop.clock.advance(minutes(1));
  await requestCode();
  const second = await enter(await readLatestCode(shop, number));
  expect(second.user.uid).toBe(first.user.uid);
});

test('a validated code records the version of the privacy notice and the time', async () => {
  await requestCode();
  const { user } = await enter(await readLatestCode(shop, number));
  const first = shop.clock.now();
  shop.clock.advance(minutes(1));
  await requestCode();
  await enter(await readLatestCode(shop, number));
  const rows = await shop.app.db
    .selectFrom('identity.consents')
    .select(['notice_version', 'first_given_at', 'last_given_at'])
    .where('customer_id', '=', user.id)
    .execute();
  expect(rows).toEqual([
    {
      notice_version: '2026-11-29',
      first_given_at: first,
      last_given_at: shop.clock.now(),
    },
  ]);
});

test('the message ends with the line that browsers read codes from (WebOTP)', async () => {
  await requestCode();
  const code = await readLatestCode(shop, number);
  const [message] = await listMessagesTo(shop, number);
  expect(message?.body.split('\n').at(-1)).toBe(`@127.0.0.1 #${code}`);
});

test('S8.3 a wrong code is Invalid OTP, and the fifth invalidates the code', async () => {
  await requestCode();
  const code = await readLatestCode(shop, number);
  for (let i = 0; i < 5; i++) {
    const error = await expectRefusal(enter(other(code)));
    expect([error.status, error.problem.message]).toEqual([400, 'Invalid OTP']);
  }
  expect((await expectRefusal(enter(code))).problem.message).toBe('Invalid OTP');
});

test('a code expires after five minutes', async () => {
  await requestCode();
  const code = await readLatestCode(shop, number);
  shop.clock.advance(minutes(5));
  expect((await expectRefusal(enter(code))).status).toBe(400);
});

test('a new code invalidates the previous one', async () => {
  await requestCode();
  const old = await readLatestCode(shop, number);
  shop.clock.advance(seconds(31));
  await requestCode();
  const fresh = await readLatestCode(shop, number);
  if (old !== fresh) expect((await expectRefusal(enter(old))).status).toBe(400);
  expect((await enter(fresh)).user.mobile_no).toBe(number);
});

test('one code in 30 seconds, six an hour, ten a day; the refusal says how long to wait', async () => {
  await requestCode();
  const soon = await expectRefusal(requestCode());
  expect(soon.status).toBe(429);
  expect(soon.problem).toMatchObject({ retry_after: 30 });
  expect(soon.problem.message).toBe(
    'Too many codes were requested. Please try again in 30 seconds.',
  );
  for (let i = 0; i < 5; i++) {
    shop.clock.advance(seconds(30));
    await requestCode();
  }
  shop.clock.advance(seconds(30));
  const hour = await expectRefusal(requestCode());
  expect(hour.problem.retry_after).toBe(3600 - 6 * 30);
  for (let i = 0; i < 4; i++) {
    shop.clock.advance(hours(1));
    await requestCode();
  }
  shop.clock.advance(hours(1));
  expect((await expectRefusal(requestCode())).problem.message).toMatch(/try again in \d+ hours/);
});

test('many concurrent requests send one code', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => requestCode()));
  expect(outcomes.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
});

test('many concurrent entries of one code sign in once', async () => {
  await requestCode();
  const code = await readLatestCode(shop, number);
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => enter(code)));
  expect(outcomes.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
});

test('sixty codes an hour from one address, whatever the numbers, also at once', async () => {
  let sent = 0;
  // All wait for the lock of their address; on a busy machine 70 at once could exceed its timeout.
  for (let round = 0; round < 5; round++) {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 14 }, (_, i) =>
        requestCode(`+9180000${String(round * 14 + i).padStart(5, '0')}`),
      ),
    );
    sent += outcomes.filter((answer) => answer.status === 'fulfilled').length;
  }
  expect(sent).toBe(60);
});

test.each(['+915000000000', '+12025550123', '9876543210', '+9198765432101', ''])(
  'only Indian mobile numbers are sent a code: %s',
  async (mobile) => {
    const error = await expectRefusal(requestCode(mobile));
    expect([error.status, error.problem.field]).toEqual([422, 'mobile_number']);
  },
);

test('codes are stored only as keyed hashes', async () => {
  await requestCode();
  const code = await readLatestCode(shop, number);
  const [row] = await shop.app.db
    .selectFrom('identity.otp_codes')
    .selectAll()
    .where('mobile_no', '=', number)
    .execute();
  expect(JSON.stringify({ ...row, code_hash: row?.code_hash.toString('utf8') })).not.toContain(
    `"${code}"`,
  );
  expect(row?.code_hash).toHaveLength(32);
});
