import { connect, type Socket } from 'node:net';

/** The parts of a response that a load generator reads. */
export type RawResponse = { status: number; body: () => string };

type ResponseHead = { status: number; length: number; start: number };

const HEADER_END = Buffer.from('\r\n\r\n');

/**
 * One keep-alive HTTP/1.1 connection with one request in flight at a time. It takes less CPU time
 * than autocannon or undici: for responses of up to 20 KB no more than a bare server (decision 0109).
 */
export class RawConnection {
  readonly #socket: Socket;
  /** Received chunks of the current response. Not joined: copying large pages would cost more than reading them. */
  #chunks: Buffer[] = [];
  #receivedLength = 0;
  #head: ResponseHead | undefined;
  #settle: ((response: RawResponse) => void) | undefined;
  #refuse: ((error: Error) => void) | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.#take(chunk));
    socket.on('error', (error) => this.#refuse?.(error));
    socket.on('close', () => this.#refuse?.(new Error('the server closed the connection')));
  }

  /** Connects to 'http://host:port'. */
  static async open(origin: string): Promise<RawConnection> {
    const { hostname, port } = new URL(origin);
    const socket = connect({ host: hostname, port: Number(port) });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve).once('error', reject);
    });
    return new RawConnection(socket);
  }

  /** Sends a raw request and resolves to its response. */
  send(request: string): Promise<RawResponse> {
    return new Promise((resolve, reject) => {
      this.#settle = resolve;
      this.#refuse = reject;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#refuse = undefined;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#receivedLength += chunk.length;
    this.#head ??= readHead(joined(this.#chunks));
    const head = this.#head;
    if (head === undefined || this.#receivedLength < head.start + head.length) return;
    const chunks = this.#chunks;
    this.#chunks = [];
    this.#receivedLength = 0;
    this.#head = undefined;
    this.#settle?.({
      status: head.status,
      body: () => joined(chunks).toString('utf8', head.start, head.start + head.length),
    });
  }
}

const joined = (chunks: Buffer[]): Buffer =>
  chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);

function readHead(received: Buffer): ResponseHead | undefined {
  const end = received.indexOf(HEADER_END);
  if (end < 0) return undefined;
  const text = received.toString('latin1', 0, end);
  const status = Number(text.slice(9, 12));
  const length = status === 304 ? '0' : /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
  if (length === undefined) throw new Error(`an answer without content-length:\n${text}`);
  return {
    status,
    length: Number(length),
    start: end + HEADER_END.length,
  };
}

type RequestOptions = {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Readonly<Record<string, string>>;
  json?: unknown;
};

/** Formats a raw HTTP request. */
export function formatRequest({
  method = 'GET',
  path,
  headers = {},
  json,
}: RequestOptions): string {
  const body = json === undefined ? '' : JSON.stringify(json);
  const bodyHeaders =
    json === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ host: 'localhost', ...headers, ...bodyHeaders });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `${method} ${path} HTTP/1.1\r\n${head}\r\n${body}`;
}
