import { createServer } from 'node:net';

/**
 * Checks, before the database is created, that the server will be able to listen on the address.
 * Port 0 always passes.
 * @throws the error that listening would throw, such as EADDRINUSE
 */
export async function ensurePortFree({ host, port }: { host: string; port: number }) {
  const probe = createServer();
  await new Promise<void>((done, fail) => {
    probe.on('error', fail).listen({ host, port, exclusive: true }, done);
  });
  await new Promise((done) => probe.close(done));
}
