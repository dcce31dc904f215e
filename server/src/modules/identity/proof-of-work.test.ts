import { days, minutes } from '@sabuja/kit';
import { useTestShop } from '@sabuja/testing';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeEach, expect, test } from 'vitest';
import { purgeRedeemedProofs } from './proof-of-work.ts';

const shop = useTestShop({
  env: { OTP_LIMIT_PER_ADDRESS_HOUR: '1', OTP_PROOF_OF_WORK_STEPS: '4' },
});
let n = 0;
const nextNumber = () => `+9171000${String(++n).padStart(5, '0')}`;

type Answer = { status: number; retryAfter: unknown; code?: string; challenge?: Challenge };

/** Requests a code from an address whose budget is already used up. */
async function ask(mobile_number: string, proof?: string): Promise<Answer> {
  const response = await shop.app.http.inject({
    method: 'POST',
    url: '/api/v1/auth/otp',
    headers: proof === undefined ? {} : { 'x-proof-of-work': proof },
    payload: { mobile_number },
  });
  const retryAfter = response.headers['retry-after'];
  return { status: response.statusCode, retryAfter, ...response.json() };
}

const encode = (proof: unknown) => Buffer.from(JSON.stringify(proof)).toString('base64');

async function solve(challenge: Challenge | undefined) {
  if (challenge === undefined) throw new Error('no challenge');
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('not solved');
  return { challenge, solution };
}
const proofFor = async (number: string) => encode(await solve((await ask(number)).challenge));

const countCodes = async (number: string) =>
  (
    await shop.app.db
      .selectFrom('identity.otp_codes')
      .select('id')
      .where('mobile_no', '=', number)
      .execute()
  ).length;

beforeEach(async () => {
  shop.clock.advance(days(2));
  await ask(nextNumber());
});

test('above the budget of its address a caller gets a challenge, and with its solution a code', async () => {
  const number = nextNumber();
  const refused = await ask(number);
  expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_CODES', retryAfter: '3600' });
  const proof = encode(await solve(refused.challenge));
  expect((await ask(number, proof)).status).toBe(200);
  expect(await countCodes(number)).toBe(1);
});

test('S10.352 proofs of work use up at most half of the shop’s budget: another client still gets its code', async () => {
  const small = await shop.openSecondServer({
    OTP_LIMIT_PER_SHOP_HOUR: '4',
    OTP_LIMIT_PER_NUMBER_SECONDS: '0',
    TRUST_PROXY: '1',
  });
  const request = async (address: string, number = nextNumber(), proof?: string) => {
    const response = await small.app.http.inject({
      method: 'POST',
      url: '/api/v1/auth/otp',
      headers: { 'x-forwarded-for': address, ...(proof && { 'x-proof-of-work': proof }) },
      payload: { mobile_number: number },
    });
    return { ...response.json(), status: response.statusCode } as Answer;
  };
  const requestWithProof = async () => {
    const number = nextNumber();
    const { challenge } = await request('203.0.113.7', number);
    return request('203.0.113.7', number, encode(await solve(challenge)));
  };
  shop.clock.advance(days(2));
  try {
    expect((await request('203.0.113.7')).status).toBe(200);
    expect((await requestWithProof()).status).toBe(200);
    expect((await requestWithProof()).status).toBe(200);
    const refused = await request('203.0.113.7');
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_CODES' });
    expect(refused.challenge).toBeUndefined();
    expect((await request('203.0.113.8')).status).toBe(200);
  } finally {
    await small.close();
  }
});

test('a solution is taken once, also when it is sent many times at once', async () => {
  const number = nextNumber();
  const proof = await proofFor(number);
  const strict = await shop.openSecondServer({ OTP_LIMIT_PER_NUMBER_SECONDS: '0' });
  try {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        (i % 2 ? shop : strict).app.http.inject({
          method: 'POST',
          url: '/api/v1/auth/otp',
          headers: { 'x-proof-of-work': proof },
          payload: { mobile_number: number },
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  } finally {
    await strict.close();
  }
  shop.clock.advance(minutes(1));
  const replayed = await ask(number, proof);
  expect(replayed.status).toBe(429);
  expect(replayed.challenge).toBeDefined();
  expect(await countCodes(number)).toBe(1);
});

test('a solution of ten minutes ago, or of a challenge for another number, is not taken', async () => {
  const number = nextNumber();
  const proof = await proofFor(number);
  expect((await ask(nextNumber(), proof)).status).toBe(429);
  shop.clock.advance(minutes(10));
  expect((await ask(number, proof)).status).toBe(429);
  const fresh = await proofFor(number);
  shop.clock.advance(minutes(9));
  expect((await ask(number, fresh)).status).toBe(200);
});

test('a forged or damaged solution is not taken, and breaks nothing', async () => {
  const number = nextNumber();
  const { challenge, solution } = await solve((await ask(number)).challenge);
  const { parameters } = challenge;
  const forgeries: unknown[] = [
    { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
    { challenge, solution: { ...solution, derivedKey: 'xyz' } },
    { challenge: { ...challenge, signature: '00'.repeat(32) }, solution },
    { challenge: { parameters }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, keyPrefix: '00' } }, solution },
    {
      challenge: {
        ...challenge,
        parameters: { ...parameters, data: { ...parameters.data, expires: 9e15 } },
      },
      solution,
    },
    { challenge: { parameters: null }, solution },
    { challenge, solution: null },
    null,
    [],
    'text',
  ];
  for (const forgery of forgeries)
    expect([forgery, (await ask(number, encode(forgery))).status]).toEqual([forgery, 429]);
  for (const header of ['', '%%%', 'a'.repeat(5000), encode({ challenge, solution }).slice(0, 99)])
    expect((await ask(number, header)).status).toBe(429);
  expect(await countCodes(number)).toBe(0);
  expect((await ask(number, encode({ challenge, solution }))).status).toBe(200);
});

test("a proof of work does not raise a number's own budget, and is not used up by it", async () => {
  const number = nextNumber();
  expect((await ask(number, await proofFor(number))).status).toBe(200);
  const later = await ask(number);
  expect([later.status, later.retryAfter, later.challenge]).toEqual([429, '30', undefined]);
  shop.clock.advance(minutes(1));
  const proof = await proofFor(number);
  expect((await ask(number, proof)).status).toBe(200);
  shop.clock.advance(minutes(1));
  const next = await proofFor(number);
  await ask(number, next);
  expect((await ask(number, next)).retryAfter).toBe('30');
  expect(await countCodes(number)).toBe(3);
});

test('redeemed solutions are purged when their challenges have expired', async () => {
  const number = nextNumber();
  await ask(number, await proofFor(number));
  const read = () => shop.app.db.selectFrom('identity.redeemed_proofs').selectAll().execute();
  await purgeRedeemedProofs(shop.app.db, shop.clock.now());
  expect(await read()).not.toEqual([]);
  shop.clock.advance(minutes(11));
  await purgeRedeemedProofs(shop.app.db, shop.clock.now());
  expect(await read()).toEqual([]);
});
