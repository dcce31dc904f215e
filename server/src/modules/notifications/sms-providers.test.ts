import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OutgoingMessage } from './send-message.ts';
import { smsLanguage, smsProvider } from './sms-providers.ts';

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };
let seen: Seen[] = [];
let reply = { status: 200, body: '{"type":"success","request_id":"r1"}' };
let url = '';
// Stands for the server of the SMS provider.
const provider = createServer(async (request, response) => {
  const { method = '', url: path = '', headers } = request;
  seen.push({ method, url: path, headers, body: await text(request) });
  response.writeHead(reply.status).end(reply.body);
});
beforeAll(async () => {
  await new Promise<void>((done) => void provider.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => void provider.close());
beforeEach(() => {
  seen = [];
  reply = { status: 200, body: '{"type":"success","request_id":"r1"}' };
});

const otp: OutgoingMessage = {
  id: 1,
  subject: null,
  link: null,
  template: 'otp',
  to: '+919876543210',
  body: '12345 is your "code".\n@shop.example #12345',
  variables: { code: '12345', shop: 'Sabuja' },
  language: 'en' as const,
};
const msg91Settings = () => ({
  provider: 'msg91' as const,
  authKey: 'secret',
  otpTemplateId: 'dlt-otp',
  templateIds: { order_placed: 'dlt-order' },
  sender: 'SABUJA',
  url,
});
const msg91 = () => smsProvider(msg91Settings());

test('MSG91 is sent our own code by its OTP call', async () => {
  expect(await msg91()?.(otp)).toBe('r1');
  const [call] = seen;
  const query = new URL(call?.url ?? '', url).searchParams;
  expect(call).toMatchObject({ method: 'POST', headers: { authkey: 'secret' } });
  expect(Object.fromEntries(query)).toMatchObject({
    template_id: 'dlt-otp',
    mobile: '919876543210',
    otp: '12345',
  });
});

test('MSG91 is sent other messages by the id that it registered them under', async () => {
  await msg91()?.({ ...otp, template: 'order_placed', variables: { number: 'a1b2' } });
  expect(seen[0]?.url).toBe('/api/v5/flow');
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
    template_id: 'dlt-order',
    sender: 'SABUJA',
    recipients: [{ mobiles: '919876543210', number: 'a1b2' }],
  });
  await expect(msg91()?.({ ...otp, template: 'back_in_stock' })).rejects.toThrow(
    'MSG91_TEMPLATE_IDS',
  );
});

test('MSG91 is sent a text in another language by an id of its own', async () => {
  const templateIds = { order_placed: 'dlt-order', 'order_placed:hi': 'dlt-hindi' };
  const send = smsProvider({ ...msg91Settings(), templateIds });
  await send?.({ ...otp, template: 'order_placed', language: 'hi' });
  expect(JSON.parse(seen[0]?.body ?? '').template_id).toBe('dlt-hindi');
});

test('MSG91 is sent a code in another language by the id of its text', async () => {
  const templateIds = { 'otp:or': 'dlt-otp-odia' };
  const send = smsProvider({ ...msg91Settings(), templateIds });
  await send?.({ ...otp, language: 'or' });
  expect(new URL(seen[0]?.url ?? '', url).searchParams.get('template_id')).toBe('dlt-otp-odia');
  await expect(send?.({ ...otp, language: 'hi' })).rejects.toThrow('otp:hi');
});

test('an SMS is in the wanted language where its text is registered in it, else in English', () => {
  const { provider, ...rest } = msg91Settings();
  const ids = { ...rest, provider, templateIds: { 'order_placed:hi': 'dlt-hindi' } };
  expect(smsLanguage(ids, 'order_placed', 'hi')).toBe('hi');
  expect(smsLanguage(ids, 'order_placed', 'or')).toBe('en');
  expect(smsLanguage(ids, 'back_in_stock', 'hi')).toBe('en');
  const gateway = { provider: 'http', url, method: 'GET', headers: {}, body: '' } as const;
  const translations = ['order_placed:or'];
  expect(smsLanguage({ ...gateway, translations }, 'order_placed', 'or')).toBe('or');
  expect(smsLanguage({ ...gateway, translations }, 'order_placed', 'hi')).toBe('en');
  expect(smsLanguage({ provider: 'local' }, 'order_placed', 'hi')).toBe('hi');
});

test('MSG91 refuses with status 200', async () => {
  reply = { status: 200, body: '{"type":"error","message":"template mismatch"}' };
  await expect(msg91()?.(otp)).rejects.toThrow('template mismatch');
});

test('a generic gateway is called with its own address, headers and body, all values escaped', async () => {
  const send = smsProvider({
    provider: 'http',
    url: `${url}/send?to={to}`,
    method: 'POST',
    headers: { 'x-key': 'k' },
    body: '{"text":"{message}"}',
    translations: [],
  });
  await send?.(otp);
  expect(seen[0]).toMatchObject({ url: '/send?to=%2B919876543210', headers: { 'x-key': 'k' } });
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ text: otp.body });
  reply = { status: 503, body: 'busy' };
  await expect(send?.(otp)).rejects.toThrow('503');
});
