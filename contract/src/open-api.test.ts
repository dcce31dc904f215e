import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { calls } from './calls.ts';
import { buildOpenApi } from './open-api.ts';

type Operation = { operationId?: string; security: object[]; responses: Record<string, object> };
type Document = { paths: Record<string, Record<string, Operation>> };
const documentOf = () => buildOpenApi() as Document;

const cli = join(
  dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
  'bin/cli.js',
);
const config = fileURLToPath(new URL('../redocly.yaml', import.meta.url));

type Finding = { ruleId: string; severity: string; location: { pointer: string }[] };

/** Returns the errors and warnings of the linter for a document, each as 'rule at place'. */
async function lint(document: object): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sabuja-api-'));
  try {
    const file = join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(document));
    const args = [cli, 'lint', file, '--config', config, '--format=json', '--max-problems=1000'];
    const env = {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    };
    const { stdout } = await promisify(execFile)(process.execPath, args, { env }).catch(
      (failed: { stdout: string }) => failed,
    );
    const { problems } = JSON.parse(stdout) as { problems: Finding[] };
    return problems.map(({ ruleId, location }) => `${ruleId} at ${location[0]?.pointer}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe('S7h.2 the OpenAPI document', () => {
  test('passes the recommended rules of a public linter without a warning', async () => {
    expect(await lint(buildOpenApi())).toEqual([]);
  });

  test('the linter reports a call without operationId, security or problems', async () => {
    const document = JSON.parse(JSON.stringify(buildOpenApi())) as Document;
    const { operationId, security, responses, ...rest } =
      document.paths['/api/v1/cart/']?.get ?? expect.fail('the cart is not described');
    expect(operationId).toBe('getCart');
    expect(security.length).toBeGreaterThan(0);
    const stripped = { ...rest, responses: { 200: responses[200] } };
    document.paths['/api/v1/cart/'] = { get: stripped as unknown as Operation };
    expect((await lint(document)).map((found) => found.split(' ')[0]).sort()).toEqual([
      'operation-4xx-response',
      'operation-operationId',
      'security-defined',
    ]);
  });

  test('describes every call once, also where two name the parameter of one path differently', () => {
    const operations = Object.values(documentOf().paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      Object.values(calls)
        .map(({ operationId }) => operationId)
        .sort(),
    );
    expect(Object.keys(documentOf().paths['/api/v1/address/{uid}'] ?? {}).sort()).toEqual([
      'delete',
      'patch',
      'post',
    ]);
  });

  test('lists the problems of a call by status: its own, and those of guard, limit and input', () => {
    const { responses, security } =
      documentOf().paths['/api/v1/auth/otp/validate']?.post ?? expect.fail('no sign-in');
    expect(security).toEqual([]);
    expect(Object.keys(responses)).toEqual([
      '200',
      '400',
      '403',
      '413',
      '415',
      '422',
      '429',
      'default',
    ]);
    expect(responses[429]).toMatchObject({
      description: 'Too often: `TOO_MANY_REQUESTS`, `NUMBER_LOCKED`',
    });
  });
});
