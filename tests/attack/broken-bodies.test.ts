import { type Call, calls } from '@sabuja/contract';
import { minutes } from '@sabuja/kit';
import { createMember, eventually, type TestMember, useSellableShop } from '@sabuja/testing';
import { beforeAll, expect, test, vi } from 'vitest';
import { addressedTo } from './addressed.ts';
import { type Headers, urlOf } from './attack.ts';
import { brokenBodiesOf, takesBody, type WireBody } from './broken-bodies.ts';
import { countWaitingJobs, digestDatabase } from './database-rows.ts';
import { bearer } from './sessions.ts';
import { createVictim, type Victim } from './victim.ts';

vi.setConfig({ testTimeout: minutes(2) });

const { shop, category } = useSellableShop();
let victim: Victim;
let owner: TestMember;
beforeAll(async () => {
  // The payment sandbox is reached over the network.
  await shop.app.listen();
  victim = await createVictim(shop, category);
  owner = await createMember(shop, 'owner');
});

/** A session that may make the call. */
const sessionFor = ({ guard }: Call): Headers =>
  guard.startsWith('staff') ? owner.headers : bearer(victim.customer.token);

/** The status by which a body is refused, and whether the response is a problem in JSON. */
async function send(method: string, url: string, headers: Headers, { type, payload }: WireBody) {
  const response = await shop.app.http.inject({
    method: method as 'POST',
    url,
    headers: { ...headers, 'content-type': type },
    payload,
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  const { code, message } = isJson ? response.json() : {};
  return { status: response.statusCode, isProblem: Boolean(code && message) };
}

test('S10.360 every broken body is refused by every call that takes one, and changes nothing', async () => {
  await eventually(() => countWaitingJobs(shop.app.db)).toBe(0);
  const before = await digestDatabase(shop.app.db, counted);
  for (const entry of Object.entries<Call>(calls)) {
    const [name, call] = entry;
    if (!takesBody(call)) continue;
    const [method = ''] = name.split(' ');
    const url = urlOf(name, addressedTo(victim.ids, entry));
    const check = async (body: WireBody) => {
      const { status, isProblem } = await send(method, url, sessionFor(call), body);
      const isRefused = body.status ? status === body.status : status >= 400 && status < 500;
      const found = [name, body.kind, isRefused || status, isProblem];
      expect(found).toEqual([name, body.kind, true, true]);
    };
    const bodies = brokenBodiesOf(entry, victim.ids);
    // Uploads are sent one after another, since a server receives few uploads at a time.
    if (call.maxBodyBytes) for (const body of bodies) await check(body);
    else await Promise.all(bodies.map(check));
  }
  expect(await digestDatabase(shop.app.db, counted)).toEqual(before);
  const polluted = [({} as { isAdmin?: boolean }).isAdmin, Object.keys(Object.prototype)];
  expect(polluted).toEqual([undefined, []]);
});

/** Tables that change when a request is refused: failed sign-ins are counted. */
const counted = ['staff.sign_in_failures'];
