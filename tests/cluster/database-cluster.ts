import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '../faults/shop-process.ts';
import { account, findPostgres, freePorts, Program } from './programs.ts';

const PASSWORD = 'drill';

type Etcd = { name: string; client: number; peer: number; program: Program };
type Node = { name: string; port: number; rest: number; data: string; program: Program };

/** Three PostgreSQL under Patroni, with synchronous replication that is strict, and three etcd. */
export class DatabaseCluster {
  readonly nodes: Node[] = [];
  readonly #etcds: Etcd[] = [];
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async open(): Promise<void> {
    const ports = await freePorts(12);
    const take = (): number => ports.pop() ?? 0;
    this.#openEtcd(take);
    for (const name of ['one', 'two', 'three']) this.nodes.push(this.#prepareNode(name, take));
    for (const { program } of [...this.#etcds, ...this.nodes]) program.start();
    await waitUntil(async () => (await this.findPrimary()) !== undefined, 'a primary');
    await waitUntil(() => this.isSynchronous(), 'a synchronous standby');
  }

  async close(): Promise<void> {
    for (const { program } of this.nodes) await program.end();
    for (const { program } of this.#etcds) await program.end();
  }

  /** The node that Patroni reports as primary. */
  findPrimary(): Promise<Node | undefined> {
    return this.#findNode('primary');
  }

  async isSynchronous(): Promise<boolean> {
    return (await this.#findNode('synchronous')) !== undefined;
  }

  /** Kills Patroni and PostgreSQL of a node at once, as when its machine loses power. */
  async killNode({ data, program }: Node): Promise<void> {
    const [pid = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const ended = program.end('SIGKILL');
    process.kill(Number(pid), 'SIGKILL');
    await ended;
  }

  /** Kills the leader of etcd; returns it, to be started again. */
  async killEtcdLeader(): Promise<Program> {
    for (const { client, program } of this.#etcds) {
      const response = await fetch(`http://127.0.0.1:${client}/v3/maintenance/status`, {
        method: 'POST',
        body: '{}',
      });
      const { leader, header } = (await response.json()) as {
        leader: string;
        header: { member_id: string };
      };
      if (leader !== header.member_id) continue;
      await program.end('SIGKILL');
      return program;
    }
    throw new Error('etcd has no leader');
  }

  async #findNode(role: string): Promise<Node | undefined> {
    for (const node of this.nodes) {
      const response = await fetch(`http://127.0.0.1:${node.rest}/${role}`).catch(() => undefined);
      if (response?.ok) return node;
    }
    return undefined;
  }

  #openEtcd(take: () => number): void {
    const members = ['a', 'b', 'c'].map((name) => ({ name, client: take(), peer: take() }));
    const at = (port: number) => `http://127.0.0.1:${port}`;
    const cluster = members.map(({ name, peer }) => `${name}=${at(peer)}`).join(',');
    for (const { name, client, peer } of members) {
      const args = [
        ...['--name', name, '--data-dir', join(this.#folder, `etcd-${name}`)],
        ...['--listen-client-urls', at(client), '--advertise-client-urls', at(client)],
        ...['--listen-peer-urls', at(peer), '--initial-advertise-peer-urls', at(peer)],
        ...['--initial-cluster', cluster, '--initial-cluster-state', 'new'],
      ];
      const log = join(this.#folder, `etcd-${name}.log`);
      this.#etcds.push({ name, client, peer, program: new Program('etcd', args, { log }) });
    }
  }

  #prepareNode(name: string, take: () => number): Node {
    const [port, rest] = [take(), take()];
    const folder = join(this.#folder, `node-${name}`);
    mkdirSync(folder);
    const data = join(folder, 'data');
    const settings = join(folder, 'patroni.json');
    writeFileSync(settings, JSON.stringify(this.#settingsOf({ name, port, rest, data, folder })));
    if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
    chmodSync(folder, 0o700);
    const log = join(this.#folder, `node-${name}.log`);
    const program = new Program('patroni', [settings], { log, isUnprivileged: true });
    return { name, port, rest, data, program };
  }

  /** JSON is YAML too, which Patroni reads. */
  #settingsOf({ name, port, rest, data, folder }: Omit<Node, 'program'> & { folder: string }) {
    return {
      scope: 'sabuja',
      name,
      restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
      etcd3: { hosts: this.#etcds.map(({ client }) => `127.0.0.1:${client}`) },
      bootstrap: {
        dcs: {
          ttl: 20,
          loop_wait: 5,
          retry_timeout: 5,
          synchronous_mode: true,
          synchronous_mode_strict: true,
          postgresql: { use_pg_rewind: true, parameters: { max_connections: 150 } },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      },
      postgresql: {
        listen: `127.0.0.1:${port}`,
        connect_address: `127.0.0.1:${port}`,
        data_dir: data,
        bin_dir: findPostgres(),
        pgpass: join(folder, 'pgpass'),
        pg_hba: [
          'host all all 127.0.0.1/32 scram-sha-256',
          'host replication all 127.0.0.1/32 scram-sha-256',
        ],
        authentication: {
          superuser: { username: 'sabuja', password: PASSWORD },
          replication: { username: 'replicator', password: PASSWORD },
        },
        parameters: { unix_socket_directories: folder },
      },
    };
  }
}

/** The address of a database of the cluster behind this port. */
export const urlAt = (port: number, name = 'sabuja'): string =>
  `postgres://sabuja:${PASSWORD}@127.0.0.1:${port}/${name}`;
