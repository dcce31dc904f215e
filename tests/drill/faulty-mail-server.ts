import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import type { ServiceFault } from './faulty-service.ts';

/** An SMTP server (RFC 5321) that accepts every message, and can fail on request. */
export class FaultyMailServer {
  fault: ServiceFault | undefined;
  /** The ids of the messages that the server accepted. */
  readonly received: string[] = [];
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  constructor() {
    this.#server = createServer((socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket)).on('error', () => undefined);
      if (this.fault === 'resets') socket.destroy();
      else if (this.fault === 'answers garbage') socket.write('\u0000<html>\r\n\r\n');
      else if (this.fault === 'refuses') socket.end('421 try later\r\n');
      else if (this.fault === undefined) this.#serve(socket);
      // A server that hangs or is late sends nothing: the shop has disconnected before a late response.
    });
  }

  #serve(socket: Socket): void {
    let rest = '';
    let isText = false;
    socket.write('220 mail.example ESMTP\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      rest += chunk;
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (isText) {
          const id = /^Message-ID: (.*)$/i.exec(line)?.[1];
          if (id !== undefined) this.received.push(id);
          if (line !== '.') continue;
        }
        isText = !isText && line.toUpperCase() === 'DATA';
        socket.write(isText ? '354 go on\r\n' : '250 queued\r\n');
        if (line.toUpperCase() === 'QUIT') socket.end();
      }
    });
  }

  /** Listens; returns its URL. */
  async open(): Promise<string> {
    await new Promise<void>((done) => void this.#server.listen(0, '127.0.0.1', done));
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }
}
