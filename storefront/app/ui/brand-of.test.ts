import { expect, test } from 'vitest';
import { brandOfUrl } from './brand-of.ts';

test.each([
  ['https://www.instagram.com/sabuja', 'instagram'],
  ['https://m.facebook.com/sabuja', 'facebook'],
  ['https://play.google.com/store/apps/details?id=x', 'google'],
  ['https://wa.me/916740000199', 'whatsapp'],
  ['https://apps.apple.com/in/app/sabuja/id0', 'apple'],
  ['https://x.com/sabuja', 'x'],
  ['https://notinstagram.com/x', 'web'],
  ['https://sabuja.example/instagram.com', 'web'],
  ['not an address', 'web'],
])('S1.5 %s has the icon of %s', (url, brand) => expect(brandOfUrl(url)).toBe(brand));
