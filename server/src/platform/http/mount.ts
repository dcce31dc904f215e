import {
  type Call,
  type CallName,
  isChanging,
  type Output,
  type ProblemCode,
} from '@sabuja/contract';
import { type Failure, isFailure } from '@sabuja/kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { isPlainAddress, type SharedAnswers } from '../cache/index.ts';
import { type Actor, type Authenticate, requireCustomer } from './actor.ts';
import { type Problems, type ProblemsOf, toProblem } from './problem.ts';
import { rateOf } from './rates.ts';
import { readBytes, readForms } from './read-bodies.ts';

type Of<C, K extends string> = C extends { readonly [P in K]: infer S extends TSchema }
  ? Static<S>
  : undefined;

/** What a handler gets: the checked input of its call, and who calls. */
export type Incoming<C extends Call> = {
  params: Of<C, 'params'>;
  query: Of<C, 'query'>;
  body: Of<C, 'body'>;
  form: Of<C, 'form'>;
  /** The body as it came, byte for byte, of a call guarded by its signature; else empty. */
  raw: Buffer;
  /** Always there when the call's guard is `customer`. */
  actor: C['guard'] extends 'customer' ? Actor : Actor | undefined;
  /** What the answer of a shared call depends on; a change told of any of these drops it everywhere. */
  tags: string[];
  http: { request: FastifyRequest; reply: FastifyReply };
};

/** The handlers of a room, one for each call. A failure whose code its call does not declare doesn't compile. */
export type Handlers<C extends Readonly<Record<CallName, Call>>> = {
  [N in keyof C]?: C[N] extends Call
    ? (incoming: Incoming<C[N]>) => Promise<Output<C[N]> | Failure<ProblemCode<C[N]>>>
    : never;
};

/** What all rooms' routes are mounted with. */
export type Mounting = {
  http: FastifyInstance;
  authenticate: Authenticate;
  shared: SharedAnswers;
};

/** Mounts the calls of a room: guard, rate class and schemas come from the contract. */
export function mountCalls<const C extends Readonly<Record<CallName, Call>>>(
  mounting: Mounting,
  room: { calls: C; problems: ProblemsOf<C>; handlers: Handlers<C> },
): void {
  for (const name of Object.keys(room.calls) as (CallName & keyof C)[]) {
    const description: Call | undefined = room.calls[name];
    // The mapped type above has tied each handler to its call already.
    const handler = room.handlers[name] as ((incoming: unknown) => Promise<unknown>) | undefined;
    if (!description || !handler) continue;
    const mount = (http: FastifyInstance) =>
      mountCall({ ...mounting, http }, name, description, room.problems, handler);
    const read = description.form ? readForms : description.guard === 'provider' && readBytes;
    if (!read) mount(mounting.http);
    else {
      // In a scope of its own: no other call takes such bodies.
      mounting.http.register(async (scope) => {
        read(scope);
        mount(scope);
      });
    }
  }
}

function mountCall(
  { http, authenticate, shared }: Mounting,
  name: CallName,
  call: Call,
  problems: Problems,
  handler: (incoming: unknown) => Promise<unknown>,
): void {
  const [method = 'GET', path = '/'] = name.split(' ');
  const changes = isChanging(method, call);
  const known = namesOf(call);
  http.route({
    method,
    url: routeOf(path),
    schema: schemaOf(call),
    config: { rateLimit: rateOf(call.rate), ...(call.invalid && { invalid: call.invalid }) },
    // Before the body is read: a stranger learns nothing, not even what a request should look like.
    preParsing: async (request) => {
      if (call.guard === 'customer') {
        actors.set(request, await requireCustomer(request, authenticate, changes));
      }
    },
    preValidation: async (request) => {
      // Sent without a body is sent without any of its fields; those it must have are named then.
      if (call.body !== undefined) request.body ??= {};
    },
    handler: async (request, reply) => {
      const actor = actors.get(request);
      const tags: string[] = [];
      const { params, query, body } = request;
      const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const startedAt = shared.moment();
      const answer = await handler({
        params,
        query,
        body,
        form: body,
        raw,
        actor,
        tags,
        http: { request, reply },
      });
      if (isFailure(answer)) throw toProblem(answer, problems);
      if (call.media)
        return reply.header('cache-control', 'no-store').type(call.media).send(answer);
      if (call.cache !== 'shared') return reply.header('cache-control', 'no-store').send(answer);
      const text = reply.serialize(answer as object);
      return shared.answer(request, reply, text, {
        tags,
        startedAt,
        keep: isPlainAddress(request.raw.url ?? '', known),
      });
    },
  });
}

/** The names a shared call's address may carry; a typed text is different every time, so not that. */
const namesOf = (call: Call): string[] =>
  Object.keys((call.query as { properties?: object } | undefined)?.properties ?? {}).filter(
    (name) => name !== 'q',
  );

const actors = new WeakMap<FastifyRequest, Actor>();

/** '/api/v1/cart/item/{id}/' as the router takes it; it answers with and without the last slash. */
const routeOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1').replace(/(.)\/$/, '$1');

const schemaOf = (call: Call) => ({
  ...(call.params && { params: call.params }),
  ...(call.query && { querystring: call.query }),
  ...(call.body && { body: call.body }),
  ...(call.form && { body: call.form }),
  ...(!call.media && { response: { 200: call.response } }),
});
