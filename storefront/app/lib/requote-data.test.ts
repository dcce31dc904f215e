import { expect, test } from 'vitest';
import { requoteData } from './requote-data.ts';

const toHtml = (data: string) =>
  `<p>"a"</p><script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(data)});</script>`;

test('the data of a document is the same string in single quotes, and nothing else changes', () => {
  const data = JSON.stringify({ name: `Baker's "Best" \\ loaf\n`, about: '</script>\u2028' });
  const html = requoteData(toHtml(data).replaceAll('<', '\\u003c').replace('\\u003cp>', '<p>'));
  const literal = /enqueue\(('.*')\)/s.exec(html)?.[1] ?? '';
  expect(new Function(`return ${literal}`)()).toBe(data);
  expect(literal).not.toContain('</script>');
  expect(literal).toContain('{"name":');
  expect(html.startsWith('<p>"a"')).toBe(true);
});

test('a string that holds no quotes stays one string', () => {
  const html = requoteData(toHtml('[]'));
  expect(html).toContain("enqueue('[]')");
});
