import { describe, expect, test, vi } from 'vitest';
import { shareLink } from './share-link.ts';

const link = { url: 'https://shop.example/product/7', title: 'Desi tomato' };
const createClipboard = () => ({ writeText: vi.fn(async () => undefined) });
const rejectWith = (name: string) => async () => {
  throw Object.assign(new Error(name), { name });
};

describe('sharing a product', () => {
  test('uses the share sheet of the device', async () => {
    const share = vi.fn(async () => undefined);
    const clipboardStub = createClipboard();
    expect(await shareLink({ share, clipboard: clipboardStub }, link)).toBe('shared');
    expect(share).toHaveBeenCalledWith(link);
    expect(clipboardStub.writeText).not.toHaveBeenCalled();
  });
  test('copies nothing if the share sheet is dismissed', async () => {
    const clipboardStub = createClipboard();
    expect(
      await shareLink({ share: rejectWith('AbortError'), clipboard: clipboardStub }, link),
    ).toBe('given up');
    expect(clipboardStub.writeText).not.toHaveBeenCalled();
  });
  test('copies the URL if there is no share sheet, or it fails', async () => {
    for (const share of [undefined, rejectWith('NotAllowedError')]) {
      const clipboardStub = createClipboard();
      expect(await shareLink({ ...(share && { share }), clipboard: clipboardStub }, link)).toBe(
        'copied',
      );
      expect(clipboardStub.writeText).toHaveBeenCalledWith(link.url);
    }
  });
  test('reports when neither works', async () => {
    expect(await shareLink({}, link)).toBe('failed');
    const clipboard = { writeText: rejectWith('NotAllowedError') };
    expect(await shareLink({ clipboard: clipboard }, link)).toBe('failed');
  });
});
