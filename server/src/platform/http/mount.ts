import {
  type Call,
  type CallName,
  type Guard,
  isChanging,
  type Output,
  type ProblemCode,
} from '@sabuja/contract';
import { type Failure, isFailure, type Locale, negotiateLocale } from '@sabuja/kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { type CacheStore, isCanonicalUrl, type ResponseCache, type Tag } from '../cache/index.ts';
import type { ByteSource } from '../files/byte-source.ts';
import { type Text, translateMessage } from '../texts/index.ts';
import { type Actor, type Authenticate, requireCustomer } from './actor.ts';
import { acceptForms, acceptRawBodies } from './body-parsers.ts';
import { type LoadClasses, loadClassOf } from './load-classes.ts';
import { notOpen, type Problems, type ProblemsOf, toProblem } from './problem.ts';
import { toRateLimit } from './rates.ts';
import { type AuthenticateStaff, requireStaff, type StaffActor } from './staff-actor.ts';
import { failXsrf, isFromOwnSite } from './xsrf.ts';

type StaticOf<C, K extends string> = C extends { readonly [P in K]: infer S extends TSchema }
  ? Static<S>
  : undefined;

/** The fields of a form; its files are received as byte sources. */
type FormOf<C> = ReceivedFiles<StaticOf<C, 'form'>>;
type ReceivedFiles<F> = {
  [K in keyof F]: [Extract<F[K], Blob>] extends [never]
    ? F[K]
    : Exclude<F[K], string | Blob> | ByteSource;
};

type ActorOf<G extends Guard> = G extends 'customer'
  ? Actor
  : G extends 'staff' | 'staff-session'
    ? StaffActor
    : undefined;

/** The input of a handler: the validated input of its call, and who makes the request. */
type HandlerInput<C extends Call> = {
  params: StaticOf<C, 'params'>;
  query: StaticOf<C, 'query'>;
  body: StaticOf<C, 'body'>;
  form: FormOf<C>;
  /** The body of a call with a raw body (a file, or guarded by a signature), byte for byte; else empty. */
  raw: Buffer;
  /** The customer or member of staff who makes the request; its type depends on the call's guard. */
  actor: ActorOf<C['guard']>;
  /**
   * The tags that the response of a shared call depends on; a published change of any of them invalidates it
   * on every server.
   */
  tags: Tag[];
  /** The language that the client accepts, by `Accept-Language`. */
  locale: Locale;
  http: { request: FastifyRequest; reply: FastifyReply };
};

/** Handlers return `message` as a Text, which is translated to the client's language later. */
type Worded<Response> = Response extends { message: string }
  ? Omit<Response, 'message'> & { message: Text }
  : Response;

/**
 * The handlers of a room, one for each call. A handler whose failure code is not declared by its call does not compile.
 */
export type Handlers<C extends Readonly<Record<CallName, Call>>> = {
  [N in keyof C]?: C[N] extends Call
    ? (input: HandlerInput<C[N]>) => Promise<Worded<Output<C[N]>> | Failure<ProblemCode<C[N]>>>
    : never;
};

/** The dependencies with which the routes of all rooms are mounted. */
export type MountContext = {
  http: FastifyInstance;
  authenticate: Authenticate;
  authenticateStaff: AuthenticateStaff;
  cacheStore: CacheStore;
  responseCache: ResponseCache;
  loadClasses: LoadClasses;
  /** The shop's public origin. */
  origin: () => string;
  /** Returns true if the shop is open, so that customers may place orders. */
  isOpen: () => Promise<boolean>;
};

/** Mounts the calls of a room: guard, rate class and schemas come from the contract. */
export function mountCalls<const C extends Readonly<Record<CallName, Call>>>(
  context: MountContext,
  routes: { calls: C; problems: ProblemsOf<C>; handlers: Handlers<C> },
): void {
  for (const name of Object.keys(routes.calls) as (CallName & keyof C)[]) {
    const definition: Call | undefined = routes.calls[name];
    // The mapped type `Handlers` already guarantees that each handler fits its call.
    const handler = routes.handlers[name] as ((input: unknown) => Promise<unknown>) | undefined;
    if (!definition || !handler) continue;
    const mount = (http: FastifyInstance) =>
      mountCall({ ...context, http }, name, definition, routes.problems, handler);
    const { form } = definition;
    const acceptBodies = form
      ? (scope: typeof context.http) => acceptForms(scope, form)
      : (definition.file || definition.guard === 'provider') && acceptRawBodies;
    if (!acceptBodies) mount(context.http);
    else {
      // Registered in its own scope, so that no other call accepts such bodies.
      context.http.register(async (scope) => {
        acceptBodies(scope);
        mount(scope);
      });
    }
  }
}

function mountCall(
  context: MountContext,
  name: CallName,
  call: Call,
  problems: Problems,
  handler: (input: unknown) => Promise<unknown>,
): void {
  const { http, cacheStore, responseCache, loadClasses } = context;
  const [method = 'GET', path = '/'] = name.split(' ');
  const isMutation = isChanging(method, call);
  const queryNames = queryNamesOf(call);
  const loadClass = loadClassOf(method, call);
  const handle = (input: unknown) =>
    loadClass === undefined
      ? handler(input)
      : loadClasses.run(loadClass, async () => handler(input));
  http.route({
    method,
    url: toRoutePath(path),
    ...(call.maxBodyBytes !== undefined && { bodyLimit: call.maxBodyBytes }),
    schema: toRouteSchema(call),
    config: {
      rateLimit: toRateLimit(call.rate),
      ...(call.invalid && { toValidationProblem: call.invalid }),
    },
    preParsing: (request, reply) => admit(context, call, isMutation, request, reply),
    preValidation: async (request) => {
      // A missing body is validated as an empty object, so that the error names the first required field.
      if (call.body !== undefined) request.body ??= {};
    },
    handler: async (request, reply) => {
      const actor = actors.get(request);
      const tags: Tag[] = [];
      const locale = negotiateLocale(request.headers['accept-language']);
      reply.header('content-language', locale);
      const { params, query, body } = request;
      const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const since = cacheStore.version;
      const outcome = await handle({
        params,
        query,
        body,
        form: body,
        raw,
        actor,
        tags,
        locale,
        http: { request, reply },
      });
      if (isFailure(outcome)) throw toProblem(outcome, problems);
      const result = translateMessage(outcome, locale);
      if (call.media) {
        const type = String(reply.getHeader('content-type') ?? call.media);
        return reply.header('cache-control', 'no-store').type(type).send(result);
      }
      if (call.cache !== 'shared') return reply.header('cache-control', 'no-store').send(result);
      const text = reply.serialize(result as object);
      return responseCache.sendJson(request, reply, text, {
        locale,
        tags,
        since,
        isCacheable: isCanonicalUrl(request.raw.url ?? '', queryNames),
      });
    },
  });
}

/**
 * Refuses unauthorized requests before their body is parsed, so that they learn nothing about the call, not even the
 * format of a valid request.
 */
async function admit(
  { authenticate, authenticateStaff, loadClasses, origin, isOpen }: MountContext,
  call: Call,
  isMutation: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const isByBrowser = call.guard !== 'provider';
  if (isByBrowser && isMutation && !isFromOwnSite(request, origin())) throw failXsrf();
  if (call.guard === 'customer') {
    actors.set(request, await requireCustomer(request, authenticate, isMutation));
  }
  if (call.guard === 'staff' || call.guard === 'staff-session') {
    actors.set(request, await requireStaff(request, authenticateStaff, call, isMutation));
  }
  if (call.whenOpen && !(await isOpen())) throw notOpen();
  if (call.maxBodyBytes !== undefined) holdUploadPlace(reply, loadClasses);
}

/** Reserves an upload place until the response has ended or the client has disconnected. */
function holdUploadPlace({ raw }: FastifyReply, loadClasses: LoadClasses): void {
  const release = loadClasses.admitUpload();
  if (raw.closed) release();
  else raw.once('close', release);
}

/**
 * Returns the query parameters that a cached URL of a call may have. The search text `q` is excluded, because it is
 * different nearly every time.
 */
const queryNamesOf = (call: Call): string[] =>
  Object.keys((call.query as { properties?: object } | undefined)?.properties ?? {}).filter(
    (name) => name !== 'q',
  );

const actors = new WeakMap<FastifyRequest, Actor | StaffActor>();

/** Converts '/api/v1/cart/item/{id}/' to the router's pattern, which matches with and without the trailing slash. */
const toRoutePath = (path: string): string =>
  path.replace(/\{(\w+)\}/g, ':$1').replace(/(.)\/$/, '$1');

const toRouteSchema = (call: Call) => ({
  ...(call.params && { params: call.params }),
  ...(call.query && { querystring: call.query }),
  ...(call.body && { body: call.body }),
  ...(call.form && { body: call.form }),
  ...(!call.media && { response: { 200: call.response } }),
});
