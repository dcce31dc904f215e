import { EventEmitter } from 'node:events';
import { Server } from 'node:http';

/** The maximum random delay in milliseconds before the shop handles a request. */
const maxDelay = Number(process.env.REQUEST_DELAY);

// Loaded before the server's own code; the delays reveal journeys that depend on the order of responses.
const { emit } = EventEmitter.prototype;
Object.defineProperty(Server.prototype, 'emit', {
  value(this: Server, name: string | symbol, ...values: unknown[]): boolean {
    if (name !== 'request') return emit.call(this, name, ...values);
    setTimeout(() => emit.call(this, name, ...values), Math.random() * maxDelay);
    return true;
  },
});
