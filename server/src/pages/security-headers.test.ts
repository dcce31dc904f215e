import { expect, test } from 'vitest';
import type { CheckoutHosts } from '../modules/payments/index.ts';
import { consoleHeaders, securityHeaders } from './security-headers.ts';

const page = ["'sha256-of-its-own'"];
const read = (checkoutHosts?: CheckoutHosts) => {
  const headers = securityHeaders(page, { checkoutHosts });
  const policy = headers['content-security-policy'] ?? '';
  return {
    opener: headers['cross-origin-opener-policy'],
    hosts: (directive: string) =>
      policy
        .split('; ')
        .find((part) => part.startsWith(`${directive} `))
        ?.split(' ')
        .filter((source) => source.startsWith('https://')),
  };
};

test('a page reaches no other host while no provider is set', () => {
  expect(securityHeaders(page)['content-security-policy']).not.toContain('http');
  expect(read().opener).toBe('same-origin');
});

test('S10.277 a page and the console reach the hosts of the map, and no other', () => {
  const mapHosts = ['https://maps.example.com', 'https://tiles.example.com'];
  for (const headers of [securityHeaders(page, { mapHosts }), consoleHeaders('', mapHosts)]) {
    const policy = headers['content-security-policy'] ?? '';
    const externalDirectives = policy.split('; ').filter((part) => part.includes('https:'));
    expect(externalDirectives).toEqual([
      `img-src 'self' data: blob: ${mapHosts.join(' ')}`,
      `connect-src 'self' ${mapHosts.join(' ')}`,
    ]);
  }
  expect(consoleHeaders('')['content-security-policy']).not.toContain('http');
});

test('S7h.1 pictures and films may come from the media host, and nothing else', () => {
  const { 'content-security-policy': policy = '' } = securityHeaders(page, {
    mediaHost: 'https://media.example.com/shop',
  });
  const externalDirectives = policy.split('; ').filter((part) => part.includes('https:'));
  expect(externalDirectives).toEqual([
    "img-src 'self' data: blob: https://media.example.com",
    "media-src 'self' https://media.example.com",
  ]);
});

test('a page whose URL carries a token does not send it to other hosts', () => {
  const policy = securityHeaders(page, { hasSecretUrl: true })['referrer-policy'];
  expect(policy).toBe('no-referrer');
});

test('a page may open the provider’s checkout and the windows of banks, and no more than that', () => {
  const [api, checkout, cdn] = [
    'https://api.pay.example',
    'https://pay.example',
    'https://cdn.pay.example',
  ];
  const { hosts, opener } = read({
    script: [checkout, cdn],
    frame: [api, checkout],
    img: [cdn],
    connect: [api],
    opensWindows: true,
  });
  expect(hosts('script-src')).toEqual([checkout, cdn]);
  expect(hosts('frame-src')).toEqual([api, checkout]);
  expect(hosts('img-src')).toEqual([cdn]);
  expect(hosts('connect-src')).toEqual([api]);
  expect(hosts('style-src')).toEqual([]);
  expect(opener).toBe('same-origin-allow-popups');
});

test('S10.153 the console may compile WebAssembly of the shop, the pages of the shop may not; text is no code anywhere', () => {
  const scriptsOf = (headers: Record<string, string>) =>
    /script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1]?.split(' ');
  expect(scriptsOf(consoleHeaders(''))).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(scriptsOf(securityHeaders(page))).toEqual(["'self'", ...page]);
});
