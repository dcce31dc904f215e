import { expect, test } from 'vitest';
import { notificationTemplates } from './notification-templates.ts';
import { shorten } from './shorten.ts';

test.each([
  ['an emoji', '🥭'],
  ['an emoji with a skin tone', '👍🏽'],
  ['a family', '👨‍👩‍👧'],
  ['a consonant with its vowel sign', 'କି'],
])('S10.413 the text of a push notification is not cut inside %s', (_, character) => {
  const before = 'x'.repeat(160 - character.length);
  const params = { ticket: 'T-1', number: '1' };
  const push = (answer: string) =>
    notificationTemplates.ticket_answered.push?.({ ...params, answer }).text;
  expect(push(`${before}${character}`)).toMatchObject({ values: [`${before}${character}`] });
  expect(push(`${before}${character}!`)).toMatchObject({ values: [`${before}…`] });
});

test('S10.413 a text of one character that is too long is left out', () => {
  expect(shorten(`e${'\u0301'.repeat(200)}`, 160)).toBe('…');
});
