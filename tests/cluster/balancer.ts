import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseCluster } from './database-cluster.ts';
import { freePorts, Program } from './programs.ts';

export type Balancer = { shopUrl: string; databasePort: number; program: Program };

/** Starts HAProxy in front of the shop's servers (which may start later) and of the primary database. */
export async function startBalancer(
  folder: string,
  servers: readonly number[],
  { nodes }: DatabaseCluster,
): Promise<Balancer> {
  const [shopPort = 0, databasePort = 0] = await freePorts(2);
  const settings = join(folder, 'haproxy.cfg');
  writeFileSync(
    settings,
    `global
    maxconn 2000
defaults
    timeout connect 2s
    timeout client 10m
    timeout server 10m
listen shop
    mode http
    bind 127.0.0.1:${shopPort}
    timeout client 75s
    timeout server 65s
    option httpchk
    http-check send meth GET uri /readyz
    http-check expect status 200
    option redispatch
    retries 2
    retry-on conn-failure
    default-server check inter 1s fall 2 rise 1
${servers.map((port) => `    server s${port} 127.0.0.1:${port}`).join('\n')}
listen primary
    mode tcp
    bind 127.0.0.1:${databasePort}
    option httpchk
    http-check send meth GET uri /primary
    http-check expect status 200
    default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port, rest }) => `    server ${name} 127.0.0.1:${port} check port ${rest}`).join('\n')}
`,
  );
  const program = new Program('haproxy', ['-db', '-f', settings], {
    log: join(folder, 'haproxy.log'),
  });
  program.start();
  return { shopUrl: `http://127.0.0.1:${shopPort}`, databasePort, program };
}
