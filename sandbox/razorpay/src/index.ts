import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { apiRoutes } from './api-routes.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { controlRoutes } from './control-routes.ts';
import { Database } from './database.ts';
import { deriveKeys } from './ids.ts';
import { linkRoutes } from './link-routes.ts';
import { badRequest, Problem, providerFailure, unknownUrl } from './problem.ts';
import { ProviderService } from './service.ts';
import { WebhookDispatcher } from './webhook-dispatcher.ts';

export type SandboxOptions = {
  /** The path at which the sandbox is mounted: '/sandbox/razorpay'. */
  path: string;
  /** The path of the webhook on the same server. */
  webhookPath: string;
  /** The database in which the sandbox has its own schema. */
  databaseUrl: string;
  /** The secret from which the sandbox derives its keys. */
  secret: string;
  clock: { now(): Date };
  /** Returns true if a request may use the control API, which is only for tests. */
  mayControl: (request: FastifyRequest) => boolean;
};

/** The settings with which the shop uses the sandbox, the same as for the real provider. */
export type SandboxSettings = {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  readonly apiUrl: string;
  checkoutUrl: string;
};

/**
 * Mounts a sandbox of the payment provider on a server that is not listening yet. The shop calls its API over HTTP on
 * the server's port, like the real API. The URL of the checkout script has no host, since pages may be served under any
 * host name of this machine.
 */
export function mountRazorpaySandbox(
  http: FastifyInstance,
  options: SandboxOptions,
): SandboxSettings {
  const keys = deriveKeys(options.secret);
  const database = new Database(options.databaseUrl);
  const service = new ProviderService(database, keys, options.clock);
  const origin = () => originOf(http);
  const dispatcher = new WebhookDispatcher({
    database,
    service,
    webhookUrl: () => withPath(origin(), options.webhookPath),
    onFault: (error) => http.log.error(error, 'the payment sandbox could not send webhooks'),
  });
  service.onDue = () => dispatcher.wake();
  http.addHook('onListen', async () => dispatcher.wake());
  http.addHook('preClose', () => dispatcher.stop());
  http.addHook('onClose', () => database.close());
  http.register(
    async (sandbox) => {
      useRazorpayFormat(sandbox);
      await sandbox.register(async (scope) => apiRoutes(scope, service, options.path));
      await sandbox.register(async (scope) => checkoutRoutes(scope, service));
      await sandbox.register(async (scope) => linkRoutes(scope, service));
      const { mayControl } = options;
      await sandbox.register(
        async (scope) => controlRoutes(scope, { service, dispatcher, database, mayControl }),
        { prefix: '/control' },
      );
    },
    { prefix: options.path },
  );
  return sandboxSettings({ ...options, origin });
}

/**
 * Returns the settings of a sandbox that a server with this secret has mounted at `path`. `origin` returns the origin
 * of that server, or undefined while it is not listening.
 */
export function sandboxSettings({
  path,
  secret,
  origin,
}: Pick<SandboxOptions, 'path' | 'secret'> & {
  origin: () => string | undefined;
}): SandboxSettings {
  const { keyId, keySecret, webhookSecret } = deriveKeys(secret);
  return {
    keyId,
    keySecret,
    webhookSecret,
    checkoutUrl: `${path}/v1/checkout.js`,
    get apiUrl() {
      const url = withPath(origin(), path);
      if (url === undefined)
        throw new Error('the payment sandbox is ready once the server listens');
      return url;
    },
  };
}

/** Parses bodies, and formats errors and unknown routes, like the provider, not like the shop. */
function useRazorpayFormat(sandbox: FastifyInstance): void {
  sandbox.removeAllContentTypeParsers();
  sandbox.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => {
    const body = parseJson(text as string);
    if (typeof body === 'object' && body !== null) done(null, body);
    else done(badRequest('The request could not be read as JSON.'));
  });
  sandbox.addHook('preValidation', async (request) => {
    request.body ??= {};
  });
  sandbox.setNotFoundHandler(() => {
    throw unknownUrl();
  });
  sandbox.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    const { status, body } = toProblem(error);
    if (status === 500) request.log.error(error);
    return reply.code(status).send(body);
  });
}

function toProblem(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error;
  const isClientError = error.statusCode !== undefined && error.statusCode < 500;
  return isClientError ? badRequest(error.message) : providerFailure(500);
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const withPath = (origin: string | undefined, path: string): string | undefined =>
  origin === undefined ? undefined : origin + path;

/** Returns the server's URL on this machine; undefined while it is not listening. */
function originOf(http: FastifyInstance): string | undefined {
  const address = http.server.listening ? http.server.address() : null;
  if (address === null || typeof address === 'string') return undefined;
  const isAnyAddress = ['0.0.0.0', '::'].includes(address.address);
  const host = isAnyAddress ? '127.0.0.1' : address.address;
  return `http://${address.family === 'IPv6' && !isAnyAddress ? `[${host}]` : host}:${address.port}`;
}
