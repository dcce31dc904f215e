import { expect, test } from 'vitest';
import { pushMessage } from './push-message.ts';

const origin = 'https://shop.example';
const readMessage = (sent: unknown) => pushMessage(JSON.stringify(sent), origin);

test('a message is shown as sent and links to its page', () => {
  const link = `${origin}/orderSummary/a1?from=push`;
  expect(readMessage({ title: 'Order #a1 is packed', body: 'Soon.', link, tag: link })).toEqual({
    title: 'Order #a1 is packed',
    body: 'Soon.',
    tag: link,
    path: '/orderSummary/a1?from=push',
  });
});

test.each(['https://evil.example/x', '//evil.example/x', 'javascript:alert(1)', 'http://[', 7])(
  'a message leads nowhere but into the shop: %s',
  (link) => {
    expect(readMessage({ title: 'Hello', link }).path).toBe('/');
  },
);

test.each([undefined, '', 'nonsense', 'null', '[]'])(
  '%j is shown with the address of the shop',
  (sent) => {
    expect(pushMessage(sent, origin)).toEqual({
      title: 'shop.example',
      body: '',
      tag: 'news',
      path: '/',
    });
  },
);
