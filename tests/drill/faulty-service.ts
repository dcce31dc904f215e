import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '@sabuja/kit';

/** The faults of an external service; a fault affects every request. */
export const serviceFaults = ['hangs', 'answers garbage', 'is late', 'resets', 'refuses'] as const;
export type ServiceFault = (typeof serviceFaults)[number];

type Request = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
type Answer = { status: number; type: string; body: string };

/** Longer than the timeout of any of the shop's requests. */
const LATE = seconds(12);
const garbage = ['<html><body>Bad gateway', '{"id":17,"entity":null}', '[[[', '', '\u0000\ufffd{}'];

/** An external service that can fail on request. */
export class FaultyService {
  readonly #server: Server;
  readonly #held = new Set<ServerResponse>();
  #fault: ServiceFault | undefined;
  #count = 0;

  /** `answer` handles requests while there is no fault; for a late service too, but its response comes too late. */
  constructor(answer: (request: Request) => Promise<Answer>) {
    this.#server = createServer(async (request, response) => {
      const { method = 'GET', url = '/', headers } = request;
      const read = { method, url, headers, body: await text(request) };
      this.#count += 1;
      const faulty = this.#fault && (await this.#fail(this.#fault, read, response, answer));
      if (faulty === 'done') return;
      const { status, type, body } = faulty ?? (await answer(read));
      response.writeHead(status, { 'content-type': type }).end(body);
    });
  }

  async #fail(
    fault: ServiceFault,
    request: Request,
    response: ServerResponse,
    answer: (request: Request) => Promise<Answer>,
  ): Promise<Answer | 'done'> {
    if (fault === 'hangs') this.#held.add(response);
    if (fault === 'resets') response.destroy();
    if (fault === 'hangs' || fault === 'resets') return 'done';
    if (fault === 'refuses') return { status: 503, type: 'text/plain', body: 'no' };
    if (fault === 'answers garbage') {
      return { status: 200, type: 'text/html', body: garbage[this.#count % garbage.length] ?? '' };
    }
    const late = await answer(request);
    await pause(LATE);
    return late;
  }

  /** Listens; returns its URL. */
  async open(): Promise<string> {
    await new Promise<void>((done) => void this.#server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
  /** From now on every request fails like this; undefined ends the fault. */
  set fault(fault: ServiceFault | undefined) {
    this.#fault = fault;
    for (const response of this.#held) response.destroy();
    this.#held.clear();
  }
  close(): void {
    this.fault = undefined;
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
