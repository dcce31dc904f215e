import { expect, test } from 'vitest';
import { parseEmail } from './email.ts';

test.each([
  [' Asha.Das@Example.COM ', 'asha.das@example.com'],
  ['a+shop@mail.example.co.in', 'a+shop@mail.example.co.in'],
  ['', null],
  ['   ', null],
])('%s is parsed as %s', (typed, read) => expect(parseEmail(typed)).toBe(read));

test.each([
  'asha',
  'asha@',
  '@example.com',
  'asha@example',
  'asha@@example.com',
  'asha das@example.com',
  'asha@exa_mple.com',
  'asha@-example.com',
  '.asha@example.com',
  'as..ha@example.com',
  'asha@example.com\nbcc: all@example.com',
  '"<script>"@example.com',
])('%s is not an e-mail address', (typed) => expect(parseEmail(typed)).toBe('wrong'));
