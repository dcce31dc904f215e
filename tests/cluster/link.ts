import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection between two machines that can be cut: whoever uses it finds the other gone. */
export class Link {
  readonly #target: number;
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  readonly #proxy = createServer((client) => {
    client.on('error', () => {});
    if (this.#isCut) return void client.destroy();
    const server = connect(this.#target, '127.0.0.1');
    for (const socket of [client, server]) {
      this.#sockets.add(socket);
      socket.on('error', () => {}).on('close', () => this.#sockets.delete(socket));
    }
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
    client.pipe(server).pipe(client);
  });

  /** Leads to this port, once it is open. */
  constructor(target: number) {
    this.#target = target;
  }

  /** Opens it; returns the port that leads there. */
  async open(): Promise<number> {
    await once(this.#proxy.listen(0, '127.0.0.1'), 'listening');
    return (this.#proxy.address() as AddressInfo).port;
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#proxy.close();
  }
}
