import { createServer } from 'node:net';
import { StartProblem } from '@sabuja/kit';
import { describe, expect, test } from 'vitest';
import { checkExternalDatabase } from './external-database.ts';
import { ensurePortFree } from './port.ts';
import { explainStartFailure } from './start-failure.ts';

const failed = (code: string, more: object = {}) =>
  Object.assign(new Error(code), { code, ...more });

describe('the message in the terminal', () => {
  test('is the message alone for a StartProblem', () => {
    expect(explainStartFailure(new StartProblem('Do this.'))).toBe('Do this.');
  });

  test('names the port that is in use', async () => {
    const holder = createServer();
    await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done));
    const bound = holder.address();
    const port = typeof bound === 'object' && bound ? bound.port : 0;
    const error = await ensurePortFree({ host: '127.0.0.1', port }).catch((e: unknown) => e);
    const text = explainStartFailure(error, { host: '127.0.0.1', port });
    expect(text).toMatch(new RegExp(`^Port ${port} on 127.0.0.1 is taken .*PORT=${port + 1}`));
    holder.close();
  });

  test.for([
    ['EACCES', 'may not write /data'],
    ['ENOSPC', 'is full'],
    ['ENOTDIR', 'needs a folder'],
  ] as const)('explains %s on the data folder', ([code, message]) => {
    expect(explainStartFailure(failed(code, { path: '/data' }))).toContain(message);
  });

  test('contains the whole error of a bug', () => {
    expect(explainStartFailure(new TypeError('x is not a function'))).toContain('    at ');
  });
});

describe('an external database', () => {
  test('that is unreachable is named without its password', async () => {
    const check = checkExternalDatabase('postgres://me:hidden@127.0.0.1:1/shop');
    await expect(check).rejects.toThrow(/\(127\.0\.0\.1:1\/shop\) is not running/);
    await expect(check).rejects.not.toThrow(/hidden/);
  });

  test('needs a URL of the right form', async () => {
    await expect(checkExternalDatabase('nonsense')).rejects.toThrow(/not of the form/);
  });
});
