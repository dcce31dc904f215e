import { Server } from 'node:http';

/** Milliseconds up to which each request of the shop waits, at random, before it is handled. */
const maxDelay = Number(process.env.REQUEST_DELAY);

// Loaded into the server before its own code: it finds journeys that depend on the order of responses.
const emit = Server.prototype.emit;
Server.prototype.emit = function emitLater(event: string | symbol, ...args: unknown[]): boolean {
  if (event !== 'request') return emit.call(this, event, ...args);
  setTimeout(() => emit.call(this, event, ...args), Math.random() * maxDelay);
  return true;
};
