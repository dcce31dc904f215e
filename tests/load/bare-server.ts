import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Upper bound for HTTP responses: plain node:http servers that only write a fixed number of bytes,
 * one port per size.
 */
async function listen(bytes: number): Promise<number> {
  const body = Buffer.alloc(bytes, 'x');
  const headers = ['content-type', 'text/plain', 'content-length', String(bytes)];
  const server = createServer((_, response) => {
    response.writeHead(200, headers).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

process.on('message', (sizes: number[]) => {
  void Promise.all(sizes.map(listen)).then((ports) => process.send?.(ports));
});
process.once('disconnect', () => process.exit(0));
