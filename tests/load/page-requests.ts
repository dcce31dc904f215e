import { gzipSync } from 'node:zlib';
import type { CDPSession } from '@playwright/test';

/** Kinds of requests as named in the report. */
export type RequestKind = 'HTML' | 'script' | 'style' | 'font' | 'image' | 'API' | 'other';

/** A request of a page. */
export type PageRequest = {
  url: string;
  kind: RequestKind;
  /** On the wire: headers and compressed body of the response. */
  bytes: number;
  /** Milliseconds since navigation start. `endedAt` is undefined while it is in flight. */
  startedAt: number;
  endedAt: number | undefined;
  status: number;
  /** The browser's priority: 'VeryHigh', 'High', 'Medium', 'Low', 'VeryLow'. */
  priority: string;
};

const kinds: Readonly<Record<string, RequestKind>> = {
  Document: 'HTML',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
  Fetch: 'API',
  XHR: 'API',
};

/** Records the requests of a page; the list grows while it loads. */
export async function recordRequests(devtools: CDPSession): Promise<readonly PageRequest[]> {
  const requests = new Map<string, PageRequest>();
  const list: PageRequest[] = [];
  let startTimestamp: number | undefined;
  const millisecondsSinceStart = (timestamp: number): number =>
    (timestamp - (startTimestamp ?? timestamp)) * 1000;
  const completeRequest = (requestId: string, timestamp: number, bytes: number): void => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { endedAt: millisecondsSinceStart(timestamp), bytes });
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    startTimestamp ??= timestamp;
    const recorded: PageRequest = {
      url: request.url,
      kind: kinds[type ?? ''] ?? 'other',
      bytes: 0,
      startedAt: millisecondsSinceStart(timestamp),
      endedAt: undefined,
      status: 0,
      priority: request.initialPriority,
    };
    requests.set(requestId, recorded);
    list.push(recorded);
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) request.status = response.status;
  });
  devtools.on('Network.loadingFinished', (finished) =>
    completeRequest(finished.requestId, finished.timestamp, finished.encodedDataLength),
  );
  devtools.on('Network.loadingFailed', (failed) =>
    completeRequest(failed.requestId, failed.timestamp, 0),
  );
  await devtools.send('Network.enable');
  return list;
}

/** Total bytes on the wire, of one kind or of all. */
export const bytesOf = (requests: readonly PageRequest[], kind?: RequestKind): number =>
  requests
    .filter((request) => kind === undefined || request.kind === kind)
    .reduce((sum, { bytes }) => sum + bytes, 0);

/** Total gzip size of a page's scripts in bytes. */
export async function gzippedScripts(requests: readonly PageRequest[]): Promise<number> {
  const urls = new Set(requests.filter(({ kind }) => kind === 'script').map(({ url }) => url));
  const sizes = await Promise.all(
    [...urls].map(async (url) => {
      const response = await fetch(url);
      return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
