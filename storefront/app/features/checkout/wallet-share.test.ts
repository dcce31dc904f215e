import { expect, it } from 'vitest';
import { walletShare } from './wallet-share.ts';

it('a wallet pays all it can, and the rest is paid on delivery', () => {
  expect(walletShare(50_000, 20_000)).toEqual({ taken: 20_000, left: 0, isPartial: false });
  expect(walletShare(20_000, 20_000)).toEqual({ taken: 20_000, left: 0, isPartial: false });
  expect(walletShare(19_999, 20_000)).toEqual({ taken: 19_999, left: 1, isPartial: true });
  expect(walletShare(0, 20_000)).toEqual({ taken: 0, left: 20_000, isPartial: false });
});
