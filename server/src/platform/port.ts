import { createServer } from 'node:net';

/**
 * Fails if the address cannot be listened on, as listening later would, but before the database is created.
 * Port 0 always passes.
 */
export async function ensurePortFree({ host, port }: { host: string; port: number }) {
  const probe = createServer();
  await new Promise<void>((done, fail) => {
    probe.on('error', fail).listen({ host, port, exclusive: true }, done);
  });
  await new Promise((done) => probe.close(done));
}
