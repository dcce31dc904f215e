import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Desk } from './desk.ts';
import type { Fault, Mode } from './mode.ts';
import { trouble } from './problem.ts';

const lost = new WeakSet<FastifyRequest>();

/** Makes calls of the API go wrong as the mode says. */
export function addFaults(api: FastifyInstance, desk: Desk, prefix: string): void {
  const closing = new AbortController();
  api.addHook('preClose', async () => closing.abort());
  api.addHook('preHandler', async (request, reply) => {
    const route = (request.routeOptions.url ?? '').slice(prefix.length);
    const fault = await takeFault(desk, `${request.method} ${route}`);
    if (fault === undefined) return;
    if (fault.kind === 'time_out') return keepSilent(request, reply, closing.signal);
    if (fault.kind !== 'lost_answer') throw trouble(fault.kind);
    lost.add(request);
  });
  api.addHook('onSend', async (request, _reply, payload) => {
    if (lost.has(request)) await callerGone(request, closing.signal);
    return payload;
  });
}

async function keepSilent(request: FastifyRequest, reply: FastifyReply, closing: AbortSignal) {
  await callerGone(request, closing);
  return reply.hijack();
}

/** Waits until the caller has hung up. */
const callerGone = ({ raw: { socket } }: FastifyRequest, closing: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (socket.destroyed) return done();
    socket.once('close', () => done());
    if (closing.aborted) socket.destroy();
    closing.addEventListener('abort', () => socket.destroy(), { once: true });
  });

const isFor = (call: string) => (fault: Fault) => fault.call === '*' || fault.call === call;

async function takeFault(desk: Desk, call: string): Promise<Fault | undefined> {
  const isDue = await desk.do(async ({ mode }) => mode.faults.some(isFor(call)));
  if (!isDue) return undefined;
  return desk.do(async ({ store }) => {
    let taken: Fault | undefined;
    await store.changeMode((mode: Mode) => {
      taken = mode.faults.find(isFor(call));
      const faults = mode.faults.map((f) => (f === taken ? { ...f, times: f.times - 1 } : f));
      return { ...mode, faults: faults.filter(({ times }) => times > 0) };
    });
    return taken;
  });
}
