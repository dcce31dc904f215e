import { EventEmitter } from 'node:events';
import { Server } from 'node:http';

/** Milliseconds up to which each request of the shop waits, at random, before it is handled. */
const maxDelay = Number(process.env.REQUEST_DELAY);

// Loaded into the server before its own code: it finds journeys that depend on the order of responses.
const { emit } = EventEmitter.prototype;
Object.defineProperty(Server.prototype, 'emit', {
  value(this: Server, name: string | symbol, ...values: unknown[]): boolean {
    if (name !== 'request') return emit.call(this, name, ...values);
    setTimeout(() => emit.call(this, name, ...values), Math.random() * maxDelay);
    return true;
  },
});
