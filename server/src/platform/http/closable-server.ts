import {
  createServer,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { seconds } from '@sabuja/kit';

/** While the server closes, how long a connection that has sent no request yet may still send one. */
const GRACE_PERIOD = seconds(1);

/**
 * Creates an HTTP server whose `close` waits only for requests in flight; Node's own `close` also waits for unused
 * connections until they time out. Call `beginClosing` before `close`. After `draining` is aborted the server still
 * accepts all requests, but each response ends its connection, so that no connection is closed while a client sends.
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
      // The connection of this response becomes idle only after this event.
      if (isClosing) setImmediate(() => server.closeIdleConnections());
    });
    if (endsConnections()) response.shouldKeepAlive = false;
    handler(request, response);
  });
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  // Makes responses in flight ask their clients not to reuse the connection.
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
