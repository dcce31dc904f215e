import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '../faults/shop-process.ts';
import { Link } from './link.ts';
import { account, findPostgres, freePorts, Program } from './programs.ts';

const PASSWORD = 'drill';

type Etcd = { name: string; client: number; peer: number; program: Program };
type Node = {
  name: string;
  port: number;
  rest: number;
  data: string;
  program: Program;
  /** All network connections between this machine and the others of the cluster. */
  links: Link[];
};
/** Ports by which a node and the other machines reach each other. */
type Routes = { etcd: number[]; postgres: number; patroni: number };

/** Three PostgreSQL nodes under Patroni, with strict synchronous replication, and three etcd members. */
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
    for (const name of ['one', 'two', 'three'])
      this.nodes.push(await this.#prepareNode(name, take));
    for (const { program } of [...this.#etcds, ...this.nodes]) program.start();
    await waitUntil(async () => (await this.findPrimary()) !== undefined, 'a primary');
    await waitUntil(() => this.isSynchronous(), 'a synchronous standby');
  }

  /** Kills all processes: the files are deleted anyway, and a graceful end would fail over from node to node. */
  async close(): Promise<void> {
    for (const node of this.nodes) await this.killNode(node).catch(() => undefined);
    for (const { program } of this.#etcds) await program.end('SIGKILL');
    for (const { links } of this.nodes) for (const link of links) link.close();
  }

  /** The node that Patroni reports as primary. */
  findPrimary(): Promise<Node | undefined> {
    return this.#findNode('primary');
  }

  async isSynchronous(): Promise<boolean> {
    return (await this.#findNode('synchronous')) !== undefined;
  }

  /** Kills Patroni and PostgreSQL of a node together, as a power failure of its machine would. */
  async killNode({ data, program }: Node): Promise<void> {
    const [pid = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const ended = program.end('SIGKILL');
    process.kill(Number(pid), 'SIGKILL');
    await ended;
  }

  /** Kills the leader of etcd; returns its program, so that the test can start it again. */
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

  /** Disconnects a node from etcd and the other nodes; clients of the shop can still reach it. */
  cutOff({ links }: Node): void {
    for (const link of links) link.cut();
  }

  rejoin({ links }: Node): void {
    for (const link of links) link.mend();
  }

  async #prepareNode(name: string, take: () => number): Promise<Node> {
    const [port, rest] = [take(), take()];
    const folder = join(this.#folder, `node-${name}`);
    mkdirSync(folder);
    const data = join(folder, 'data');
    const links = [...this.#etcds.map(({ client }) => client), port, rest].map(
      (target) => new Link(target),
    );
    const [a = 0, b = 0, c = 0, postgres = 0, patroni = 0] = await Promise.all(
      links.map((link) => link.open()),
    );
    const routes = { etcd: [a, b, c], postgres, patroni };
    const settings = join(folder, 'patroni.json');
    const node = { name, port, rest, data };
    writeFileSync(settings, JSON.stringify(this.#settingsOf(node, folder, routes)));
    if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
    chmodSync(folder, 0o700);
    const log = join(this.#folder, `node-${name}.log`);
    const program = new Program('patroni', [settings], { log, isUnprivileged: true });
    return { ...node, links, program };
  }

  /** The settings of Patroni, as JSON: Patroni reads YAML, and JSON is valid YAML. */
  #settingsOf(
    { name, port, rest, data }: Omit<Node, 'program' | 'links'>,
    folder: string,
    routes: Routes,
  ) {
    return {
      scope: 'sabuja',
      name,
      restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${routes.patroni}` },
      etcd3: {
        hosts: routes.etcd.map((client) => `127.0.0.1:${client}`),
        // Otherwise Patroni would ask etcd for the addresses of its members, and bypass the links.
        use_proxies: true,
      },
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
        connect_address: `127.0.0.1:${routes.postgres}`,
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

/** The URL of a database of the cluster at this port. */
export const urlAt = (port: number, name = 'sabuja'): string =>
  `postgres://sabuja:${PASSWORD}@127.0.0.1:${port}/${name}`;
