import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy for connections between two machines that can be cut, as if the other machine were unreachable. */
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

  /** `target` is the port to which connections are forwarded. */
  constructor(target: number) {
    this.#target = target;
  }

  /** Opens the link; returns the port at which it accepts connections. */
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
