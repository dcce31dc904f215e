import { days } from '@sabuja/kit';
import { describe, expect, test } from 'vitest';
import { opensOffline } from './saved-pages.ts';

const now = Date.parse('2026-11-28T12:00:00Z');
const html = `<link rel="modulepreload" href="/assets/root-A1_b.js"/>
  <link rel="stylesheet" href="/assets/app-9.css"/><script type="module">import "/assets/home-B2.js"</script>
  <img src="/media/stocks/x/160.webp"/>`;
const files = ['/assets/root-A1_b.js', '/assets/app-9.css', '/assets/home-B2.js'];

const opens = (changes: { age?: number; stored?: string[]; headers?: HeadersInit } = {}) => {
  const { age = 0, stored = files } = changes;
  const headers = new Headers(changes.headers ?? { date: new Date(now - age).toUTCString() });
  return opensOffline({ response: { headers }, html }, now, async (file) => stored.includes(file));
};

describe('S10.337 a stored page is offered without a network', () => {
  test('while the service worker serves it', async () => {
    expect(await opens()).toBe(true);
    expect(await opens({ age: days(7) })).toBe(true);
    expect(await opens({ age: days(7) + 1000 })).toBe(false);
    expect(await opens({ headers: {} })).toBe(true);
  });

  test.each(files)('only if %s is stored too', async (missing) => {
    expect(await opens({ stored: files.filter((file) => file !== missing) })).toBe(false);
  });
});
