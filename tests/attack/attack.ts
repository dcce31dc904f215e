import { type Call, calls } from '@sabuja/contract';
import type { TestShop } from '@sabuja/testing';
import fc from 'fast-check';
import { almostValid, brokenBodies, type Schema, valuesOf } from './hostile-input.ts';

export type Headers = Readonly<Record<string, string>>;
export type Answer = { status: number; text: string };
export type Request = { params: object; query: object; body?: unknown };

/** All calls except event streams, whose responses stay open. */
export const attacked: readonly (readonly [string, Call])[] = Object.entries<Call>(calls).filter(
  ([, call]) => call.media !== 'text/event-stream',
);

/** Requests for a call, generated from its schemas; `names` are identifiers of a customer other than the caller. */
export const requestsFor = (call: Call, names: readonly string[]): fc.Arbitrary<Request> =>
  fc.oneof(
    fc.record({
      params: almostValid(call.params ?? {}, names),
      query: almostValid(call.query ?? {}, names),
      body: bodyOf(call)?.properties
        ? almostValid(bodyOf(call) ?? {}, names)
        : valuesOf(bodyOf(call) ?? {}, names),
    }),
    fc.record({
      params: valuesOf(call.params ?? { type: 'object' }, names).map(toObject),
      query: valuesOf(call.query ?? { type: 'object' }, names).map(toObject),
      body: fc.oneof(
        valuesOf(bodyOf(call) ?? { type: 'object' }, names),
        fc.constantFrom(...Object.values(brokenBodies)).map((raw) => new RawBody(raw)),
      ),
    }),
  );

const bodyOf = ({ body, form }: Call): Schema | undefined => body ?? form;

const toObject = (value: unknown): object => (typeof value === 'object' && value) || {};

/** A body that is sent unchanged, even if it is not valid JSON. */
export class RawBody {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Sends a request as JSON or as a form, without validating its content. */
export async function send(
  shop: TestShop,
  [name, call]: readonly [string, Call],
  { params, query, body }: Request,
  headers: Headers,
): Promise<Answer> {
  const [method = 'GET'] = name.split(' ');
  const content: Content = method === 'GET' ? {} : await contentOf(call, body);
  const { statusCode, body: text } = await shop.app.http.inject({
    method: method as 'POST',
    url: urlOf(name, { params, query }),
    ...content,
    headers: { ...content.headers, ...headers },
  });
  return { status: statusCode, text };
}

/** The URL of a call with these path parameters and this query. */
export function urlOf(name: string, { params, query }: Omit<Request, 'body'>): string {
  const [, template = ''] = name.split(' ');
  const values = new Map(Object.entries(params));
  const path = template.replace(/\{(\w+)\}/g, (_, key) => encode(values.get(key) ?? '0'));
  const search = Object.entries(query).map(([key, value]) => `${encode(key)}=${encode(value)}`);
  return `${path}?${search.join('&')}`;
}

type Content = { headers?: Headers; payload?: string | Buffer };

async function contentOf(call: Call, body: unknown): Promise<Content> {
  if (call.form && !(body instanceof RawBody)) {
    const form = new FormData();
    for (const [name, value] of Object.entries(toObject(body))) form.append(name, textOf(value));
    const encoded = new Response(form);
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
    return { headers, payload: Buffer.from(await encoded.arrayBuffer()) };
  }
  const payload = body instanceof RawBody ? body.text : JSON.stringify(body);
  return { headers: { 'content-type': 'application/json' }, payload };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
const encode = (value: unknown): string => encodeURIComponent(textOf(value).toWellFormed());
