import type { ByteSource } from '../files/byte-source.ts';
import {
  addressOf,
  type BucketSettings,
  type BucketTimes,
  createBucketRequests,
} from './bucket-requests.ts';
import { type FileStore, MediaUnavailableError, type StoredFile } from './file-store.ts';
import { contentTypeOf } from './media-path.ts';
import { parseListing } from './parse-listing.ts';
import { readChunks } from './read-chunks.ts';

/** Creates a store of files in a bucket of an S3-compatible service. */
export function createBucketStore(settings: BucketSettings, times?: BucketTimes): FileStore {
  const send = createBucketRequests(settings, times);
  const name = `the bucket ${addressOf(settings)}`;
  const listPage = async (query: Readonly<Record<string, string>>) =>
    (await send({
      ...{ method: 'GET', query: { 'list-type': '2', ...query } },
      read: async (response) => parseListing(await response.text()),
    })) ?? { files: [], next: undefined };
  async function* list(prefix: string): AsyncGenerator<StoredFile> {
    let next: string | undefined;
    do {
      const page = await listPage({ prefix, ...(next && { 'continuation-token': next }) });
      yield* page.files;
      next = page.next;
    } while (next !== undefined);
  }
  return {
    name,
    isRemote: true,
    put: async (key, body) => {
      const headers = { 'content-type': contentTypeOf(key) };
      await send({ method: 'PUT', key, headers, body, read: (response) => response.text() });
    },
    get: (key) =>
      send({
        ...{ method: 'GET', key, isLong: true },
        read: async ({ body }, cutOff) => {
          const chunks: Uint8Array[] = [];
          if (body === null) return Buffer.alloc(0);
          for await (const chunk of readChunks(body, cutOff, times?.silence)) chunks.push(chunk);
          return Buffer.concat(chunks);
        },
      }),
    open: async (key) => {
      const read = ({ headers }: Response) => Number(headers.get('content-length'));
      const size = await send({ method: 'HEAD', key, read });
      if (size === undefined) return undefined;
      return {
        size,
        read: (start, end) => readRange(send, { name, key, start, end, silence: times?.silence }),
      } satisfies ByteSource;
    },
    findFirst: async (keys) => {
      const { files } = await listPage({ prefix: commonStart(keys) });
      return keys.find((key) => files.some((file) => file.key === key));
    },
    list,
    check: async () => {
      await listPage({ 'max-keys': '1' });
    },
  };
}

type Send = ReturnType<typeof createBucketRequests>;
type Part = {
  name: string;
  key: string;
  start: number;
  end: number;
  silence: BucketTimes['silence'] | undefined;
};

async function* readRange(send: Send, { name, key, start, end, silence }: Part) {
  if (end <= start) return;
  const chunks = await send({
    ...{ method: 'GET', key, headers: { range: `bytes=${start}-${end - 1}` } },
    read: ({ status, body }, cutOff) => {
      if (status !== 206 || body === null)
        throw new MediaUnavailableError(`${name} does not send parts of files`);
      return readChunks(body, cutOff, silence);
    },
  });
  if (!chunks) throw new MediaUnavailableError(`${name} has lost ${key}`);
  yield* chunks;
}

/** Returns the longest common prefix of the texts. */
function commonStart([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  while (others.some((other) => !other.startsWith(first.slice(0, length)))) length--;
  return first.slice(0, length);
}
