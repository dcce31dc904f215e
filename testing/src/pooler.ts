import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A proxy between a server and its database; `url` connects through it. */
export type DatabaseProxy = { url: string; close(): Promise<void> };

const withPort = (url: string, port: number): string => {
  const changed = new URL(url);
  changed.hostname = '127.0.0.1';
  changed.port = String(port);
  return changed.href;
};

/** True where PgBouncer is installed. */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

/** Starts a PgBouncer in transaction mode in front of a database; `sessions` limits its database connections. */
export async function openPgBouncer(url: string, sessions: number): Promise<DatabaseProxy> {
  const { hostname, port, username, password } = new URL(url);
  const folder = await mkdtemp(join(tmpdir(), 'sabuja-pgbouncer-'));
  // Started by root, PgBouncer runs as another user, who must be able to read the folder.
  await chmod(folder, 0o755);
  const ownPort = await freePort();
  const users = join(folder, 'users.txt');
  const quote = (text: string) => `"${decodeURIComponent(text).replaceAll('"', '""')}"`;
  await writeFile(users, `${quote(username)} ${quote(password)}\n`);
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${sessions}
max_client_conn = 200
`,
  );
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', [...user, settings], { stdio: ['ignore', 'ignore', 'pipe'] });
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stderr })) {
    lines.push(line);
    if (line.includes('process up')) break;
  }
  if (child.exitCode !== null) throw new Error(`PgBouncer did not start:\n${lines.join('\n')}`);
  child.stderr.resume();
  return {
    url: withPort(url, ownPort),
    close: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** The messages that clients sent to the database. */
export type Recording = {
  /** Names of the settings in the startup messages of connections. */
  startup: Set<string>;
  /** Statements without parameters. */
  plain: string[];
  /** Statements with parameters; `name` is empty for an unnamed statement. */
  prepared: { name: string; text: string }[];
  /** For each connection its round trips, and for each round trip the statements whose text was sent. */
  roundTrips: string[][][];
};

/** A proxy in front of a database that records what its clients send. */
export async function openRecordingProxy(
  url: string,
): Promise<DatabaseProxy & { sent: Recording }> {
  const { hostname, port } = new URL(url);
  const sent: Recording = { startup: new Set(), plain: [], prepared: [], roundTrips: [] };
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    client.on('data', createRecorder(sent));
    client.pipe(server).pipe(client);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return {
    sent,
    url: withPort(url, (proxy.address() as AddressInfo).port),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

/** Parses the messages of one client: all but the first begin with a type byte, followed by their length. */
function createRecorder(sent: Recording): (data: Buffer) => void {
  let rest = Buffer.alloc(0);
  let isStarted = false;
  const roundTrips: string[][] = [];
  sent.roundTrips.push(roundTrips);
  let trip: string[] = [];
  return (data) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const start = isStarted ? 1 : 0;
      if (rest.length < start + 4) return;
      const end = start + rest.readInt32BE(start);
      if (rest.length < end) return;
      const texts = rest
        .subarray(start + 4, end)
        .toString('latin1')
        .split('\0');
      const type = isStarted ? String.fromCharCode(rest[0] ?? 0) : 'startup';
      record(sent, type, texts);
      if (type === 'P') trip.push(texts[1] ?? '');
      if (type === 'Q') trip.push(texts[0] ?? '');
      if (type === 'Q' || type === 'S') {
        roundTrips.push(trip);
        trip = [];
      }
      isStarted = true;
      rest = rest.subarray(end);
    }
  };
}

function record(sent: Recording, type: string, texts: string[]): void {
  const [first = '', second = ''] = texts;
  if (type === 'Q') sent.plain.push(first);
  if (type === 'P') sent.prepared.push({ name: first, text: second });
  // After the protocol version, the startup message has names and values alternately.
  if (type === 'startup') {
    const pairs = texts.join('\0').slice(4).split('\0');
    for (let i = 0; i < pairs.length; i += 2) if (pairs[i]) sent.startup.add(pairs[i] ?? '');
  }
}
