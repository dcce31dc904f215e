import { expect, test } from 'vitest';
import { promiseParts } from './promise-parts.ts';

test.each([
  ['Home by noon', ['Home by noon']],
  ['*8 hours* to your door', ['', '8 hours', ' to your door']],
  ['*Fresh* and home within *8 hours*', ['', 'Fresh', ' and home within ', '8 hours', '']],
  ['Home by noon* or later', ['Home by noon* or later']],
])('S10.476 %j highlights the words between asterisks', (promise, parts) => {
  expect(promiseParts(promise)).toEqual(parts);
});
