import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emailProvider } from './email-provider.ts';
import { type OutgoingMessage, UndeliverableError } from './send-message.ts';

let receivedLines: string[] = [];
/** Replies to commands that begin with the key, instead of success. */
let refusals: Record<string, string> = {};

// A minimal SMTP server (RFC 5321), enough to receive a message.
const server = createServer((socket) => {
  socket.write('220 mail.example ESMTP\r\n');
  let rest = '';
  let inData = false;
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    rest += chunk;
    for (;;) {
      const end = rest.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const line = rest.slice(0, end);
      rest = rest.slice(end + (inData ? 5 : 2));
      receivedLines.push(line);
      inData = reply(socket, line, inData);
    }
  });
  socket.on('error', () => {});
});

/** Replies to a command or to the text of a message; returns true when a text comes next. */
function reply(socket: Socket, line: string, wasData: boolean): boolean {
  const command = wasData ? 'text' : (line.split(/[ :]/)[0] ?? '').toUpperCase();
  const refusal = refusals[command];
  if (refusal) socket.write(`${refusal}\r\n`);
  else if (command === 'EHLO') socket.write('250-mail.example\r\n250 AUTH PLAIN\r\n');
  else if (command === 'AUTH') socket.write('235 come in\r\n');
  else if (command === 'DATA') socket.write('354 go on\r\n');
  else if (command === 'QUIT') socket.end('221 bye\r\n');
  else socket.write('250 queued as A1\r\n');
  return command === 'DATA' && !refusal;
}

let send: NonNullable<ReturnType<typeof emailProvider>>;
beforeAll(async () => {
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const provider = emailProvider({
    smtpUrl: `smtp://shop:secret@127.0.0.1:${port}`,
    from: 'Sabuja <orders@shop.example>',
  });
  send = provider ?? expect.fail('there is a provider');
});
afterAll(() => void server.close());
beforeEach(() => {
  receivedLines = [];
  refusals = {};
});

const message: OutgoingMessage = {
  id: 42,
  template: 'order_placed',
  to: 'asha@example.in',
  subject: 'Your order #a1b2c3d4 is placed',
  body: 'Thank you. ₹214.20.',
  link: 'https://shop.example/orderSummary/a1b2c3d4',
  variables: {},
  language: 'en',
};

test('an e-mail arrives complete: sender, one recipient, link and a message id of its own', async () => {
  expect(await send(message)).toContain('queued as A1');
  expect(receivedLines).toEqual(
    expect.arrayContaining(['MAIL FROM:<orders@shop.example>', 'RCPT TO:<asha@example.in>']),
  );
  expect(receivedLines.find((line) => line.startsWith('AUTH PLAIN'))).toContain(
    Buffer.from('\0shop\0secret').toString('base64'),
  );
  const text = receivedLines.find((line) => line.includes('Subject:')) ?? '';
  expect(text).toContain('From: Sabuja <orders@shop.example>');
  expect(text).toContain('Subject: Your order #a1b2c3d4 is placed');
  expect(text).toContain('Message-ID: <outbox-42@shop.example>');
  expect(text).toContain('Auto-Submitted: auto-generated');
  expect(decoded(text)).toContain(
    'Thank you. ₹214.20.\n\nhttps://shop.example/orderSummary/a1b2c3d4',
  );
});

test('a mailbox that does not exist is not retried', async () => {
  refusals = { RCPT: '550 no such mailbox' };
  await expect(send(message)).rejects.toThrow(UndeliverableError);
});

test('temporary failures are retried: a full mailbox, a wrong password, an unreachable server', async () => {
  for (const [command, reply] of [
    ['RCPT', '452 mailbox is full'],
    ['AUTH', '535 wrong password'],
    ['text', '421 closing'],
  ] as const) {
    refusals = { [command]: reply };
    const error = await send(message).catch((thrown: unknown) => thrown);
    expect(error, reply).toBeInstanceOf(Error);
    expect(error, reply).not.toBeInstanceOf(UndeliverableError);
  }
  const unreachable = emailProvider({ smtpUrl: 'smtp://127.0.0.1:1', from: 'a@b.example' });
  await expect(unreachable?.(message)).rejects.toThrow('ECONNREFUSED');
});

test('a name that contains a line break cannot inject a header', async () => {
  const to = 'asha@example.in\r\nBcc: all@example.in';
  await send({ ...message, to, subject: 'Hello\r\nBcc: all@example.in' }).catch(() => undefined);
  expect(receivedLines.filter((line) => line.startsWith('RCPT')).join()).not.toMatch(/<all@/);
  expect(receivedLines.join('\n')).not.toMatch(/^Bcc:/m);
});

test('without an SMTP server e-mails stay in the outbox', () => {
  expect(emailProvider(undefined)).toBeUndefined();
});

/** The text of a message, decoded from its transfer encoding. */
function decoded(text: string): string {
  const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s);
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const isQuoted = /quoted-printable/i.test(head);
  return (isQuoted ? Buffer.from(bytes, 'latin1').toString('utf8') : body).replaceAll('\r\n', '\n');
}
