import { type AddressInfo, createServer } from 'node:net';
import { minutes, StartProblem } from '@sabuja/kit';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
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
    const ofOperators = explainStartFailure(error, { host: '127.0.0.1', port: port + 7 });
    expect(ofOperators).toMatch(new RegExp(`^Port ${port} .*ADMIN_PORT=${port + 1}`));
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
  test.for([
    ['is not running', { host: '127.0.0.1:1' }],
    ['refuses the user name or password', { password: 'hidden' }],
    ['refuses the user name or password', { password: '' }],
    ['does not exist on its server', { pathname: '/no_such_database' }],
  ] as const)('that %s is named without its password', async ([reason, change]) => {
    const url = Object.assign(new URL(inject('databaseUrl')), change);
    const check = checkExternalDatabase(url.href);
    await expect(check).rejects.toThrow(`(${url.host}${url.pathname}) ${reason}`);
    if (url.password) await expect(check).rejects.not.toThrow(url.password);
  });

  test('that does not respond is given up after a while', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const silent = createServer(() => vi.advanceTimersByTime(minutes(1)));
    onTestFinished(() => {
      vi.useRealTimers();
      silent.close();
    });
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const { port } = silent.address() as AddressInfo;
    const check = checkExternalDatabase(`postgres://me@127.0.0.1:${port}/shop`);
    await expect(check).rejects.toThrow('cannot be reached');
  });

  test('needs a URL of the right form', async () => {
    await expect(checkExternalDatabase('nonsense')).rejects.toThrow(/not of the form/);
  });

  test('that works is accepted', () => checkExternalDatabase(inject('databaseUrl')));
});
