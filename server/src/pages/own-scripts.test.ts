import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createScriptMark, takeOwnScripts } from './own-scripts.ts';
import { securityHeaders } from './security-headers.ts';

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');

test('an inline script that came into the page with its text may not run', () => {
  const mark = createScriptMark();
  const injected = ['steal()', 'stealWithGuess()', 'stealAsData()'];
  const page = [
    `<script nonce="${mark}">start()</script>`,
    `<p>Tomato<script>${injected[0]}</script></p>`,
    `<script nonce="${createScriptMark()}">${injected[1]}</script>`,
    `<script data-x='nonce'>${injected[2]}</script>`,
    `<script nonce="${mark}" type="module">hydrate()</script>`,
    `<script nonce="${mark}" src="/a.js"></script>`,
  ].join('');
  const { html, hashes } = takeOwnScripts(page, mark);
  const policy = securityHeaders(hashes)['content-security-policy'] ?? '';
  for (const script of ['start()', 'hydrate()']) expect(policy).toContain(hashOf(script));
  for (const script of injected) expect(policy).not.toContain(hashOf(script));
  expect(hashes).toHaveLength(2);
  expect(html).not.toContain(mark);
});

test('each rendering has its own mark', () => {
  expect(createScriptMark()).not.toBe(createScriptMark());
});
