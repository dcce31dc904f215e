import { Writable } from 'node:stream';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createLoggerOptions } from './logging.ts';

test('the log contains neither query strings nor values that the database quotes', async () => {
  let log = '';
  const stream = new Writable({
    write(line, _, done) {
      log += line;
      done();
    },
  });
  const http = fastify({ logger: createLoggerOptions('info', stream) });
  http.get('/deleteAccount', async (request) => {
    const detail = 'Key (mobile_no)=(+919876543210) already exists.';
    request.log.error(Object.assign(new Error('duplicate key'), { code: '23505', detail }));
    return {};
  });
  await http.inject('/deleteAccount?token=secret&otp=12345');
  await http.close();
  expect(log).toContain('"url":"/deleteAccount"');
  expect(log).toContain('"code":"23505"');
  for (const secret of ['secret', '12345', '+919876543210']) expect(log).not.toContain(secret);
});
