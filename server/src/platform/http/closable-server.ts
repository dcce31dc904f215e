import {
  createServer,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { seconds } from '@sabuja/kit';

/** How long a connection that has not carried a request yet may still bring one while the server closes. */
const GRACE_PERIOD = seconds(1);

/**
 * An HTTP server that waits for the requests in flight when it is closed, and for nothing else. `beginClosing` is
 * to be called before it is closed. Node itself waits for new connections too, until their request times out.
 */
export function createClosableServer(
  options: ServerOptions,
  handler: RequestListener,
): { server: Server; beginClosing: () => void } {
  const inFlight = new Set<ServerResponse>();
  const unused = new Set<Socket>();
  let isClosing = false;
  const server = createServer(options, (request, response) => {
    unused.delete(request.socket);
    inFlight.add(response);
    response.once('close', () => {
      inFlight.delete(response);
      // Its connection is idle only after this event.
      if (isClosing) setImmediate(() => server.closeIdleConnections());
    });
    if (isClosing) response.shouldKeepAlive = false;
    handler(request, response);
  });
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  const beginClosing = (): void => {
    isClosing = true;
    // Whoever is still answered is told not to come back on this connection.
    for (const response of inFlight) if (!response.headersSent) response.shouldKeepAlive = false;
    setTimeout(() => {
      for (const socket of unused) socket.destroy();
    }, GRACE_PERIOD).unref();
  };
  return { server, beginClosing };
}
