import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seconds } from '@sabuja/kit';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRange } from '../files/byte-source.ts';
import { OverloadedError } from '../limit-concurrency.ts';
import { encodeVariant } from './encode-variant.ts';
import { createFolderStore } from './folder-store.ts';
import { createMediaStore, type MediaFile } from './media-store.ts';

const tomato = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960"><circle cx="480" cy="480" r="400" fill="#d32"/></svg>',
);

const bytesOf = async (file: MediaFile | undefined) =>
  file && (await readRange(file, 0, file.size));

let dataDir = '';

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'media-'));
});

afterEach(async () => {
  vi.useRealTimers();
  await rm(dataDir, { recursive: true, force: true });
});

describe('a picture', () => {
  it('is stored under a name derived from its bytes', async () => {
    const store = createMediaStore({ files: createFolderStore(dataDir) });
    const base = await store.put('stocks', 'desi-tomato', tomato, 'svg');
    expect(base).toMatch(/^\/media\/stocks\/desi-tomato-[0-9a-f]{8}$/);
    expect(await store.put('stocks', 'desi-tomato', tomato, 'svg')).toBe(base);
    const other = Buffer.concat([tomato, Buffer.from(' ')]);
    expect(await store.put('stocks', 'desi-tomato', other, 'svg')).not.toBe(base);
  });

  it('is served in the requested width and format', async () => {
    const store = createMediaStore({ files: createFolderStore(dataDir) });
    const base = await store.put('stocks', 'desi-tomato', tomato, 'svg');
    const webp = await store.open(`${base}/320.webp`);
    const avif = await store.open(`${base}/160.avif`);
    expect(webp?.contentType).toBe('image/webp');
    expect(avif?.contentType).toBe('image/avif');
    const jpeg = await store.open(`${base}/640.jpg`);
    expect([jpeg?.contentType, (await sharp(await bytesOf(jpeg)).metadata()).format]).toEqual([
      'image/jpeg',
      'jpeg',
    ]);
    expect(await sharp(await bytesOf(webp)).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 320,
    });
    expect(await sharp(await bytesOf(avif)).metadata()).toMatchObject({ width: 160, height: 160 });
  });

  it('is served from uploads too', async () => {
    const store = createMediaStore({ files: createFolderStore(dataDir) });
    const jpeg = await sharp({
      create: { width: 500, height: 400, channels: 3, background: '#393' },
    })
      .jpeg()
      .toBuffer();
    const base = await store.put('stocks', 'upload', jpeg, 'jpg');
    const variant = await store.open(`${base}/960.webp`);
    expect((await sharp(await bytesOf(variant)).metadata()).width).toBe(500);
  });

  it('is encoded once for twenty concurrent requests', async () => {
    const encode = vi.fn(encodeVariant);
    const store = createMediaStore({ files: createFolderStore(dataDir), encode });
    const base = await store.put('stocks', 'desi-tomato', tomato, 'svg');
    const path = `${base}/320.avif`;
    const results = await Promise.all(Array.from({ length: 20 }, () => store.open(path)));
    expect(encode).toHaveBeenCalledTimes(1);
    expect(new Set(results.map((result) => result?.size)).size).toBe(1);
    await store.open(path);
    expect(encode).toHaveBeenCalledTimes(1);
  });

  it('is queued when many are encoded', async () => {
    let running = 0;
    let maxRunning = 0;
    const store = createMediaStore({
      files: createFolderStore(dataDir),
      concurrency: 2,
      encode: async (...given) => {
        running++;
        maxRunning = Math.max(maxRunning, running);
        const bytes = await encodeVariant(...given);
        running--;
        return bytes;
      },
    });
    const base = await store.put('stocks', 'desi-tomato', tomato, 'svg');
    await Promise.all(
      [160, 320, 480, 640, 960].map((width) => store.open(`${base}/${width}.webp`)),
    );
    expect(maxRunning).toBe(2);
  });

  it('S10.321 is encoded while others are read and stored', async () => {
    const files = createFolderStore(dataDir);
    const stored = Promise.withResolvers<void>();
    const slow = {
      ...files,
      put: async (key: string, bytes: Uint8Array) => {
        await files.put(key, bytes);
        if (key.endsWith('/160.webp')) await stored.promise;
      },
    };
    const store = createMediaStore({ files: slow, concurrency: 1 });
    const base = await store.put('stocks', 'desi-tomato', tomato, 'svg');
    const first = store.open(`${base}/160.webp`);
    expect(await store.open(`${base}/320.webp`)).toBeDefined();
    stored.resolve();
    expect(await first).toBeDefined();
  });

  it('S10.321 is refused when too many wait, and created afterwards', async () => {
    const begin = Promise.withResolvers<void>();
    const store = createMediaStore({
      files: createFolderStore(dataDir),
      concurrency: 1,
      maxWaiting: 1,
      encode: async (...given) => {
        await begin.promise;
        return encodeVariant(...given);
      },
    });
    const base = await store.put('stocks', 'desi-tomato', tomato, 'svg');
    const paths = ['160.webp', '320.webp', '480.webp', '640.webp', '960.webp', '160.avif'].map(
      (name) => `${base}/${name}`,
    );
    const opened = paths.map((path) => store.open(path).catch((error) => error));
    // No picture is encoded yet, so the first request that ends is a refused one.
    expect(await Promise.race(opened)).toBeInstanceOf(OverloadedError);
    expect(await store.open('/media/stocks/no-picture-12345678/160.webp')).toBeUndefined();
    begin.resolve();
    const results = await Promise.all(opened);
    expect(results.filter((result) => result instanceof OverloadedError)).toHaveLength(1);
    for (const path of paths) expect(await store.open(path)).toBeDefined();
  });

  it('S10.321 waits for up to 200 others', async () => {
    const begin = Promise.withResolvers<Buffer>();
    const store = createMediaStore({
      files: createFolderStore(dataDir),
      concurrency: 1,
      encode: () => begin.promise,
    });
    const bases = await Promise.all(
      Array.from({ length: 41 }, (_, n) => store.put('stocks', `tomato-${n}`, tomato, 'svg')),
    );
    const opened = bases
      .flatMap((base) => [160, 320, 480, 640, 960].map((width) => `${base}/${width}.webp`))
      .map((path) => store.open(path).catch((error) => error));
    // 205 requests: four are being created, the others wait.
    expect(await Promise.race(opened)).toBeInstanceOf(OverloadedError);
    begin.resolve(tomato);
    const results = await Promise.all(opened);
    expect(results.filter((result) => result instanceof OverloadedError)).toHaveLength(1);
  });

  it('S10.321 is refused after it has waited for 20 seconds', async () => {
    const begin = Promise.withResolvers<Buffer>();
    const store = createMediaStore({
      files: createFolderStore(dataDir),
      concurrency: 1,
      encode: () => begin.promise,
    });
    const base = await store.put('stocks', 'desi-tomato', tomato, 'svg');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Four pictures are being created, the fifth waits.
    const outcome = vi.fn();
    const opened = [160, 320, 480, 640, 960].map((width) =>
      store.open(`${base}/${width}.webp`).catch(outcome),
    );
    while (vi.getTimerCount() === 0) await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(seconds(20) - 1);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.any(OverloadedError));
    vi.useRealTimers();
    begin.resolve(tomato);
    await Promise.all(opened);
  });

  it('leaves no temporary files behind', async () => {
    const store = createMediaStore({ files: createFolderStore(dataDir) });
    const base = await store.put('stocks', 'desi-tomato', tomato, 'svg');
    await store.open(`${base}/160.webp`);
    const files = await readdir(dataDir, { recursive: true });
    expect(files.filter((file) => file.endsWith('.tmp'))).toEqual([]);
  });
});

describe('an unknown path', () => {
  it('is refused without accessing the disk', async () => {
    const encode = vi.fn(encodeVariant);
    const store = createMediaStore({ files: createFolderStore(dataDir), encode });
    const base = await store.put('stocks', 'desi-tomato', tomato, 'svg');
    await writeFile(join(dataDir, 'secret-12345678.webm'), 'secret');
    const paths = [
      `${base}/320.jpg`,
      `${base}/321.webp`,
      `${base}/0640.webp`,
      `${base}/1200.webp`,
      `${base}/640.png`,
      `${base}/640.webp?x=1`,
      `${base}/`,
      base,
      '/media/stocks/nothing-00000000/640.webp',
      '/media/stocks/../../secret-12345678.webm',
      '/media/../secret-12345678.webm',
      '/media/..%2f..%2fsecret-12345678.webm',
      '/media/stocks/..\\..\\secret-12345678/640.webp',
      `${base}/../../../../etc/passwd`,
      '/media/stocks/a\0b-12345678/640.webp',
      '',
    ];
    for (const path of paths) expect(await store.open(path), path).toBeUndefined();
    expect(encode).not.toHaveBeenCalled();
  });

  it('cannot escape its folder', async () => {
    const store = createMediaStore({ files: createFolderStore(dataDir) });
    await expect(store.put('../x', 'tomato', tomato, 'svg')).rejects.toThrow('../x');
    await expect(store.put('stocks', '../tomato', tomato, 'svg')).rejects.toThrow('../tomato');
    await expect(store.put('stocks', 'tomato', tomato, 'html')).rejects.toThrow('html');
    await expect(store.putFile('banners', '../x.webm', tomato)).rejects.toThrow();
    await expect(store.putFile('banners', 'x.html', tomato)).rejects.toThrow('x.html');
  });
});

describe('a broken original', () => {
  it('returns nothing, is reported, and does not block a later one', async () => {
    const onBroken = vi.fn();
    const store = createMediaStore({
      files: createFolderStore(dataDir),
      onUnreadable: onBroken,
      concurrency: 1,
    });
    const broken = await store.put('stocks', 'broken', Buffer.from('not a picture'), 'jpg');
    const whole = await store.put('stocks', 'whole', tomato, 'svg');
    const [nothing, something] = await Promise.all([
      store.open(`${broken}/320.webp`),
      store.open(`${whole}/320.webp`),
    ]);
    expect(nothing).toBeUndefined();
    expect(something).toBeDefined();
    expect(onBroken).toHaveBeenCalledWith(`${broken}/320.webp`, expect.any(Error));
  });
});

describe('a film', () => {
  it('is served unchanged', async () => {
    const store = createMediaStore({ files: createFolderStore(dataDir) });
    const path = await store.putFile('banners', 'eight-hours.webm', Buffer.from('film'));
    expect(path).toMatch(/^\/media\/banners\/eight-hours-[0-9a-f]{8}\.webm$/);
    const film = await store.open(path);
    expect(film?.contentType).toBe('video/webm');
    expect((await bytesOf(film))?.toString()).toBe('film');
  });
});
