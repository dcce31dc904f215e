import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { minutes } from '@sabuja/kit';
import { cloneDatabase, eventually, type TestDatabase } from '@sabuja/testing';
import { afterAll, beforeAll, test } from 'vitest';
import { withAdminConnection } from '../db/index.ts';
import { startJobs } from './index.ts';

let database: TestDatabase;
const sockets = new Set<Socket>();
let isCut = false;
let refused = 0;

/** A proxy to the database whose connections can be cut. */
const proxy = createServer((client) => {
  const { hostname, port } = new URL(database.url);
  client.on('error', () => {});
  if (isCut) {
    refused += 1;
    return client.destroy();
  }
  const server = connect(Number(port), hostname);
  for (const socket of [client, server]) {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  }
  client.pipe(server).pipe(client);
  return undefined;
});
function cut(): void {
  isCut = true;
  for (const socket of sockets) socket.destroy();
}

beforeAll(async () => {
  database = await cloneDatabase();
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  proxy.close();
  await database.drop();
});

const add = (name: string) =>
  withAdminConnection(database.url, (connection) =>
    connection.query('select graphile_worker.add_job($1)', [name]),
  );
const readJobs = () =>
  withAdminConnection(
    database.url,
    async (connection) =>
      (await connection.query('select task_identifier from graphile_worker.jobs')).rows,
  );

const ran: string[] = [];
/** Cuts the connections when it is called the first time in a test, and then returns true. */
async function runWhileCut(name: string): Promise<boolean> {
  ran.push(name);
  if (ran.length > 1) return false;
  cut();
  return true;
}

test.each([
  ['succeeds', ['succeeds', 'later']],
  ['fails', ['fails', 'later', 'fails']],
])(
  'the end of a job that %s is recorded after the database was unavailable, and the server goes on',
  { timeout: minutes(1) },
  async (name, expected) => {
    const url = new URL(database.url);
    url.port = String((proxy.address() as AddressInfo).port);
    ran.length = 0;
    refused = 0;
    const jobs = await startJobs(
      url.href,
      [
        {
          succeeds: async () => void (await runWhileCut('succeeds')),
          fails: async () => {
            if (await runWhileCut('fails')) throw new Error('the provider cannot be reached');
          },
          later: async () => void ran.push('later'),
        },
      ],
      {},
    );
    await add(name);
    await eventually(() => refused).toBeGreaterThan(5);
    isCut = false;
    await add('later');
    await eventually(() => ran).toEqual(expected);
    await eventually(readJobs).toHaveLength(0);
    await jobs.stop();
  },
);
