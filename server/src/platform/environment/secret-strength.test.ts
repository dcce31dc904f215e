import { expect, test } from 'vitest';
import { findSecretWeakness } from './secret-strength.ts';

test.each([
  ['a'.repeat(64)],
  ['password'.repeat(8)],
  ['1234567890123456'],
  ['abcdefghijklmnopqrstuvwxyz'],
  [`${'0'.repeat(20)}123456789`],
  ['hunter2hunter2'],
])('%s is refused, and the message does not repeat it', (secret) => {
  const weakness = findSecretWeakness(secret);
  expect(weakness).toMatch(/^is too easy to guess .*openssl rand -base64 32/);
  expect(weakness).not.toContain(secret);
});

test.each([
  ['q7Vd0yYt3kBzXw1N'],
  ['9f86d081884c7d659a2feaa0c55ad015'],
  ['ZkX3p8r0mQm1w7s2Qb6t9yU4v5aE8dC1hJ0kLzNfGxw='],
  ['a secret for tests only'],
])('%s is accepted', (secret) => {
  expect(findSecretWeakness(secret)).toBeUndefined();
});
