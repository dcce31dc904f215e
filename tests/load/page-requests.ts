import { gzipSync } from 'node:zlib';
import type { CDPSession } from '@playwright/test';

/** What is fetched, in the words of the report. */
export type RequestKind = 'HTML' | 'script' | 'style' | 'font' | 'image' | 'API' | 'other';

/** Something a page fetched. */
export type PageRequest = {
  url: string;
  kind: RequestKind;
  /** On the wire: the head and the compressed body of the answer. */
  bytes: number;
  /** Milliseconds since the page was asked for. `endedAt` is undefined while it is under way. */
  startedAt: number;
  endedAt: number | undefined;
  status: number;
  /** As the browser saw it when it asked: 'VeryHigh', 'High', 'Medium', 'Low', 'VeryLow'. */
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

/** Listens to what a page fetches; the list fills as it goes. */
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

/** Bytes on the wire, of one kind or of all. */
export const bytesOf = (requests: readonly PageRequest[], kind?: RequestKind): number =>
  requests
    .filter((request) => kind === undefined || request.kind === kind)
    .reduce((sum, { bytes }) => sum + bytes, 0);

/** How many bytes gzip makes of the scripts a page fetched. */
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
