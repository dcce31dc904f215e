import type { ShopProfile } from '@sabuja/contract';
import { expect, test } from 'vitest';
import { valuesOf } from './placeholder-values.ts';
import { renderLegal } from './render-legal.ts';

const values = valuesOf({
  legal_name: 'Green & <b>Sons</b> *Ltd*',
  phone: '+919876543210',
  email: 'shop@example.in',
  support_hours: '',
  grievance_email: '"><script>alert(1)</script>@example.in',
} as ShopProfile);
const render = (source: string) => renderLegal(source, values).trim();

test('S10.223 headings, lists, terms, emphasis and links become elements of their kind', () => {
  expect(render('# One\n\n## Two\n\n#### Four')).toBe('<h2>One</h2>\n<h2>Two</h2>\n<h3>Four</h3>');
  expect(render('- a **b** *c*')).toBe('<ul>\n<li>a <strong>b</strong> <em>c</em></li>\n</ul>');
  expect(render('3. a\n4. b')).toBe('<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>');
  expect(render('A\n: Why\n: How long\n\nB\n: Why')).toBe(
    '<dl>\n<div>\n<dt>A</dt>\n<dd>Why</dd>\n<dd>How long</dd>\n</div>\n<div>\n<dt>B</dt>\n<dd>Why</dd>\n</div>\n</dl>',
  );
  expect(render('[us](/privacy), [law](https://example.in "t")')).toBe(
    '<p><a href="/privacy">us</a>, <a href="https://example.in">law</a></p>',
  );
});

test('S10.223 fields of the shop profile are filled in as text, an empty one leaves with its brackets', () => {
  expect(render('{{legal_name}}, {{ phone }}')).toBe(
    '<p>Green &amp; &lt;b&gt;Sons&lt;/b&gt; *Ltd*, +91 98765 43210</p>',
  );
  expect(render('**{{email}}**')).toBe(
    '<p><strong><a href="mailto:shop@example.in">shop@example.in</a></strong></p>',
  );
  expect(render('Call ({{support_hours}}) us, {{photo_days}} ({{session_days}})')).toBe(
    '<p>Call us, 90 (30)</p>',
  );
  expect(render('{{unknown}} {{__proto__}} {{constructor}}')).toBe(
    '<p>{{unknown}} {{<strong>proto</strong>}} {{constructor}}</p>',
  );
});

test('S10.223 a text of very many blanks is rendered in proportion to its length', () => {
  const blanks = ' '.repeat(200_000);
  expect(render(`a${blanks}b ({{support_hours}})`)).toBe(`<p>a${blanks}b</p>`);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt&#58;alert(1))',
  '[a](&#106;avascript:alert(1))',
  '[a](data:text/html;base64,PHNjcmlwdD4=)',
  '[a](vbscript:x)',
  '[a](//other.example)',
  '![a](https://example.in/x.png)',
  '[a](https://example.in" onclick="alert(1))',
  '[a](https://example.in/"onmouseover=alert(1))',
  '<https://example.in/"onmouseover=alert(1)>',
  '```\n<script>alert(1)</script>\n```',
  '<a href="javascript:alert(1)">a</a>',
  '<iframe src="https://example.in"></iframe>',
  '<style>body{display:none}</style>',
  '<!-- --><script>alert(1)</script>',
  'Name\n: <b onclick=alert(1)>x</b>',
  '# <h1 style="color:red">x</h1>',
  '{{grievance_email}}',
])('S10.223 nothing that runs, loads or leads away unseen comes out of %s', (source) => {
  const html = render(source);
  const tags = [...html.matchAll(/<\/?([a-z0-9]+)([^>]*)>/g)];
  const known = /^(?:h2|h3|p|br|hr|strong|em|a|blockquote|ul|ol|li|dl|div|dt|dd)$/;
  expect(tags.filter(([, name = '']) => !known.test(name))).toEqual([]);
  const attributes = tags.map(([, , rest = '']) => rest.trim()).filter((rest) => rest !== '');
  for (const attribute of attributes) {
    expect(attribute).toMatch(/^href="(?:https?:\/\/|mailto:|tel:|\/(?!\/))[^"<>]*"$/);
  }
});
