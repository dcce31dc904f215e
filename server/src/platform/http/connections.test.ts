import { once } from 'node:events';
import { get } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { useTestShop } from '@sabuja/testing';
import { expect, test } from 'vitest';
import { createClosableServer } from './closable-server.ts';

const shop = useTestShop();

test('an idle connection stays open longer than proxies and browsers keep theirs', async () => {
  const address = await shop.app.listen();
  const headers = await new Promise<unknown>((resolve, reject) =>
    get(`${address}/healthz`, { headers: { connection: 'keep-alive' } }, (response) => {
      response.resume().once('end', () => resolve(response.headers));
    }).once('error', reject),
  );
  expect(headers).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=75' });
});

test('a request that does not arrive whole within 30 seconds is given up', () => {
  expect(shop.app.http.server.requestTimeout).toBe(30_000);
});

test('closing waits for the requests in flight, and for no other connection', async () => {
  const events: string[] = [];
  let respond = () => {};
  const { server, beginClosing } = createClosableServer({}, (request, response) => {
    if (request.url === '/quick') return response.end('quick');
    // Once its headers are sent, the response can no longer announce that its connection ends.
    response.writeHead(200).flushHeaders();
    respond = () => response.end('slow');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const open = async (name: string, request?: string): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    socket.on('close', () => events.push(`${name} is closed`));
    await once(socket, 'connect');
    if (request === undefined) return socket;
    socket.write(`GET ${request} HTTP/1.1\r\nhost: shop\r\n\r\n`);
    await once(socket, 'data');
    return socket;
  };
  await open('idle', '/quick');
  await open('in flight', '/slow');
  const unused = await open('unused');
  beginClosing();
  server.close(() => events.push('the server is closed'));
  await once(unused, 'close');
  expect(events).toEqual(['idle is closed', 'unused is closed']);
  respond();
  await once(server, 'close');
  await expect.poll(() => events).toHaveLength(4);
  expect(events.slice(2).sort()).toEqual(['in flight is closed', 'the server is closed']);
});
