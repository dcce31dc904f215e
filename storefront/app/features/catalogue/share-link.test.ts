import { describe, expect, test, vi } from 'vitest';
import { shareLink } from './share-link.ts';

const link = { url: 'https://shop.example/product/7', title: 'Desi tomato' };
const clipboard = () => ({ writeText: vi.fn(async () => undefined) });
const refusing = (name: string) => async () => {
  throw Object.assign(new Error(name), { name });
};

describe('sharing a product', () => {
  test('goes by the sheet of the phone', async () => {
    const share = vi.fn(async () => undefined);
    const copy = clipboard();
    expect(await shareLink({ share, clipboard: copy }, link)).toBe('shared');
    expect(share).toHaveBeenCalledWith(link);
    expect(copy.writeText).not.toHaveBeenCalled();
  });
  test('copies nothing when the person closes the sheet', async () => {
    const copy = clipboard();
    expect(await shareLink({ share: refusing('AbortError'), clipboard: copy }, link)).toBe(
      'given up',
    );
    expect(copy.writeText).not.toHaveBeenCalled();
  });
  test('copies the address where there is no sheet, or it does not open', async () => {
    for (const share of [undefined, refusing('NotAllowedError')]) {
      const copy = clipboard();
      expect(await shareLink({ ...(share && { share }), clipboard: copy }, link)).toBe('copied');
      expect(copy.writeText).toHaveBeenCalledWith(link.url);
    }
  });
  test('says so when neither can be done', async () => {
    expect(await shareLink({}, link)).toBe('failed');
    const clipboard = { writeText: refusing('NotAllowedError') };
    expect(await shareLink({ clipboard }, link)).toBe('failed');
  });
});
