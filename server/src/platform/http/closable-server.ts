import {
  createServer,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { seconds } from '@sabuja/kit';

/** While the server closes, how long a connection without a request yet may still send one. */
const GRACE_PERIOD = seconds(1);

/**
 * An HTTP server whose `close` waits for the requests in flight only. Call `beginClosing` before it is
 * closed. Node itself waits for new connections too, until their request times out. From `draining` on it still
 * accepts everything, but each response ends its connection: none is closed under a request on its way.
 */
export function createClosableServer(
  options: ServerOptions,
  handler: RequestListener,
  draining?: AbortSignal,
): { server: Server; beginClosing: () => void } {
  const inFlight = new Set<ServerResponse>();
  const unused = new Set<Socket>();
  let isClosing = false;
  const endsConnections = () => isClosing || draining?.aborted === true;
  const server = createServer(options, (request, response) => {
    unused.delete(request.socket);
    inFlight.add(response);
    response.once('close', () => {
      inFlight.delete(response);
      // Its connection is idle only after this event.
      if (isClosing) setImmediate(() => server.closeIdleConnections());
    });
    if (endsConnections()) response.shouldKeepAlive = false;
    handler(request, response);
  });
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  // Responses in flight ask their clients not to reuse the connection.
  const endConnectionsInFlight = (): void => {
    for (const response of inFlight) if (!response.headersSent) response.shouldKeepAlive = false;
  };
  draining?.addEventListener('abort', endConnectionsInFlight);
  const beginClosing = (): void => {
    isClosing = true;
    endConnectionsInFlight();
    setTimeout(() => {
      for (const socket of unused) socket.destroy();
    }, GRACE_PERIOD).unref();
  };
  return { server, beginClosing };
}
