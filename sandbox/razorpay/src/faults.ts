import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault, Mode } from './mode.ts';
import { providerFailure } from './problem.ts';
import type { ProviderService } from './service.ts';

const droppedResponses = new WeakSet<FastifyRequest>();

/** Makes API calls fail according to the faults of the mode. */
export function addFaults(api: FastifyInstance, service: ProviderService, prefix: string): void {
  const closing = new AbortController();
  api.addHook('preClose', async () => closing.abort());
  api.addHook('preHandler', async (request, reply) => {
    const route = (request.routeOptions.url ?? '').slice(prefix.length);
    const fault = await takeFault(service, `${request.method} ${route}`);
    if (fault === undefined) return;
    if (fault.kind === 'time_out') return hangUntilClosed(request, reply, closing.signal);
    if (fault.kind !== 'lost_answer') throw providerFailure(fault.kind);
    droppedResponses.add(request);
  });
  api.addHook('onSend', async (request, _reply, payload) => {
    if (droppedResponses.has(request)) await waitForDisconnect(request, closing.signal);
    return payload;
  });
}

async function hangUntilClosed(request: FastifyRequest, reply: FastifyReply, closing: AbortSignal) {
  await waitForDisconnect(request, closing);
  return reply.hijack();
}

/** Waits until the client has disconnected. */
const waitForDisconnect = (
  { raw: { socket } }: FastifyRequest,
  closing: AbortSignal,
): Promise<void> =>
  new Promise((done) => {
    if (socket.destroyed) return done();
    socket.once('close', () => done());
    if (closing.aborted) socket.destroy();
    closing.addEventListener('abort', () => socket.destroy(), { once: true });
  });

const appliesTo = (call: string) => (fault: Fault) => fault.call === '*' || fault.call === call;

async function takeFault(service: ProviderService, call: string): Promise<Fault | undefined> {
  const isDue = await service.run(async ({ mode }) => mode.faults.some(appliesTo(call)));
  if (!isDue) return undefined;
  return service.run(async ({ store }) => {
    let fault: Fault | undefined;
    await store.changeMode((mode: Mode) => {
      fault = mode.faults.find(appliesTo(call));
      const faults = mode.faults.map((f) => (f === fault ? { ...f, times: f.times - 1 } : f));
      return { ...mode, faults: faults.filter(({ times }) => times > 0) };
    });
    return fault;
  });
}
