import { describe, expect, test, vi } from 'vitest';
import { shareLink } from './share-link.ts';

const link = { url: 'https://shop.example/product/7', title: 'Desi tomato' };
const createClipboard = () => ({ writeText: vi.fn(async () => undefined) });
const rejectWith = (name: string) => async () => {
  throw Object.assign(new Error(name), { name });
};

describe('sharing a product', () => {
  test('goes by the sheet of the phone', async () => {
    const share = vi.fn(async () => undefined);
    const clipboardStub = createClipboard();
    expect(await shareLink({ share, clipboard: clipboardStub }, link)).toBe('shared');
    expect(share).toHaveBeenCalledWith(link);
    expect(clipboardStub.writeText).not.toHaveBeenCalled();
  });
  test('copies nothing when the person closes the sheet', async () => {
    const clipboardStub = createClipboard();
    expect(
      await shareLink({ share: rejectWith('AbortError'), clipboard: clipboardStub }, link),
    ).toBe('given up');
    expect(clipboardStub.writeText).not.toHaveBeenCalled();
  });
  test('copies the address where there is no sheet, or it does not open', async () => {
    for (const share of [undefined, rejectWith('NotAllowedError')]) {
      const clipboardStub = createClipboard();
      expect(await shareLink({ ...(share && { share }), clipboard: clipboardStub }, link)).toBe(
        'copied',
      );
      expect(clipboardStub.writeText).toHaveBeenCalledWith(link.url);
    }
  });
  test('says so when neither can be done', async () => {
    expect(await shareLink({}, link)).toBe('failed');
    const createClipboard = { writeText: rejectWith('NotAllowedError') };
    expect(await shareLink({ clipboard: createClipboard }, link)).toBe('failed');
  });
});
