import { createServer } from 'node:net';

/**
 * Fails as listening later would when the address cannot be opened: better to hear it at once than
 * after the database is made. Port 0 always passes.
 */
export async function ensurePortFree({ host, port }: { host: string; port: number }) {
  const probe = createServer();
  await new Promise<void>((done, fail) => {
    probe.on('error', fail).listen({ host, port, exclusive: true }, done);
  });
  await new Promise((done) => probe.close(done));
}
