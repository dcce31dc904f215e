import type { LimitedRun } from '../limit-concurrency.ts';
import type { encodeVariant } from './encode-variant.ts';
import type { FileStore } from './file-store.ts';
import type { MediaRequest } from './media-path.ts';
import { findOriginal } from './originals.ts';
import { RecentFiles } from './recent-files.ts';

type VariantRequest = Extract<MediaRequest, { kind: 'variant' }>;

/** The size of the memory cache of variants if the store is on another machine. */
const RECENT_BYTES = 64 * 1024 * 1024;

export type Encoding = {
  encode: typeof encodeVariant;
  /** Limits how many variants are encoded at a time. */
  runEncoder: LimitedRun;
  /** Limits how many variants are created (read, encoded and stored) at a time. */
  limitCreated: LimitedRun;
  /** Called with originals that cannot be encoded, and with variants that cannot be stored. */
  onUnreadable: ((path: string, error: unknown) => void) | undefined;
};

/** Returns a function that reads variants and creates missing ones; concurrent requests for the same share the work. */
export function createVariantReader(
  files: FileStore,
  { encode, runEncoder, limitCreated, onUnreadable }: Encoding,
) {
  const recent = new RecentFiles(files.isRemote ? RECENT_BYTES : 0);
  const inFlight = new Map<string, Promise<Buffer | undefined>>();

  async function createVariant(
    { width, format, originalKey }: VariantRequest & { originalKey: string },
    path: string,
    key: string,
  ): Promise<Buffer | undefined> {
    const original = await files.get(originalKey);
    if (!original) return undefined;
    const bytes = await runEncoder(() =>
      encode(original, width, format).catch((error) => onUnreadable?.(path, error)),
    );
    // If storing fails, this request still gets the variant; the next request encodes it again.
    if (bytes) await files.put(key, bytes).catch((error) => onUnreadable?.(path, error));
    return bytes ?? undefined;
  }

  /** Looks for the original first, so that requests for unknown pictures do not wait in the queue or fill it. */
  async function create(request: VariantRequest, path: string, key: string) {
    const originalKey = await findOriginal(files, request);
    if (originalKey === undefined) return undefined;
    return await limitCreated(() => createVariant({ ...request, originalKey }, path, key));
  }

  async function readOrCreate(request: VariantRequest, path: string): Promise<Buffer | undefined> {
    const key = keyOfVariant(request);
    const bytes = (await files.get(key)) ?? (await create(request, path, key));
    if (bytes) recent.add(key, bytes);
    return bytes;
  }

  function readOnce(request: VariantRequest, path: string): Promise<Buffer | undefined> {
    const pending = inFlight.get(path);
    if (pending) return pending;
    const work = readOrCreate(request, path).finally(() => inFlight.delete(path));
    inFlight.set(path, work);
    return work;
  }

  return async (request: VariantRequest, path: string): Promise<Buffer | undefined> =>
    recent.get(keyOfVariant(request)) ?? (await readOnce(request, path));
}

const keyOfVariant = ({ folder, id, width, format }: VariantRequest): string =>
  `variants/${folder}/${id}/${width}.${format}`;
