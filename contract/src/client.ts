import type { Static, TSchema } from 'typebox';
import type { Call, CallName, Output } from './call.ts';
import type { ApiCalls } from './calls.ts';
import type { Problem } from './schemas.ts';

/** A request as a transport sends it: `path` already contains the parameters and the query. */
export type WireRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  json?: unknown;
  form?: Record<string, string | Blob>;
  file?: Blob;
  signal?: AbortSignal | undefined;
};
export type WireResponse = { status: number; body: unknown };
/** Sends one request: `fetch` in a browser, `inject` on the server. Throws only when there is no response. */
export type Transport = (request: WireRequest) => Promise<WireResponse>;

/** A response other than 200. `message` is meant for the customer. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem;
  constructor(status: number, problem: Problem) {
    super(problem.message);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
  }
}

type StaticOf<C, K extends string> = C extends { readonly [P in K]: infer S extends TSchema }
  ? Static<S>
  : never;
type OmitNever<T> = { [K in keyof T as [T[K]] extends [never] ? never : K]: T[K] };
/** Query and form fields may be omitted where the server has a default; otherwise the server responds with 422. */
type CallInput<C extends Call> = OmitNever<{
  params: StaticOf<C, 'params'>;
  body: StaticOf<C, 'body'>;
}> &
  (C extends { readonly file: readonly string[] } ? { file: Blob } : unknown) &
  Partial<OmitNever<{ query: Partial<StaticOf<C, 'query'>>; form: Partial<StaticOf<C, 'form'>> }>>;
type ApiCallName = keyof ApiCalls & CallName;
/** Options of one request: additional headers, and a signal that aborts the request. */
export type RequestOptions = { headers?: Record<string, string>; signal?: AbortSignal | undefined };
type Arguments<N extends ApiCallName> =
  Record<never, never> extends CallInput<ApiCalls[N]>
    ? [input?: CallInput<ApiCalls[N]> & RequestOptions]
    : [input: CallInput<ApiCalls[N]> & RequestOptions];

/** The typed client: `api('GET /api/v1/stocks/{id}', { params: { id: 7 } })`. */
export type Client = <N extends ApiCallName>(
  name: N,
  ...args: Arguments<N>
) => Promise<Output<ApiCalls[N]>>;

type AnyInput = RequestOptions & {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: Record<string, unknown>;
  file?: Blob;
};

/** Headers that the web shop sends with every request (specification, section 7). */
export const platformHeaders = { 'x-app-version': '1.0.7', 'x-app-platform': 'PWA' } as const;

/**
 * A client over a transport.
 * @throws ApiError for any status but 200; whatever the transport throws when there is no response.
 */
export const createClient =
  (transport: Transport): Client =>
  async (name, ...args) => {
    const input = (args[0] ?? {}) as AnyInput;
    const [method = 'GET', template = '/'] = name.split(' ');
    const response = await transport({
      method,
      path: fillPath(template, input.params) + toQueryString(input.query),
      headers: { ...platformHeaders, ...input.headers },
      ...(input.body === undefined ? {} : { json: input.body }),
      ...(input.form === undefined ? {} : { form: withoutEmpty(input.form) }),
      ...(input.file && { file: input.file }),
      signal: input.signal,
    });
    if (response.status !== 200) throw new ApiError(response.status, toProblem(response.body));
    return response.body as never;
  };

const fillPath = (template: string, params: Record<string, unknown> = {}): string =>
  template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));

/** Values are not converted: URLSearchParams and FormData turn numbers into text. */
const withoutEmpty = (fields: Record<string, unknown> | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields ?? {}).filter(([, value]) => value !== undefined && value !== null),
  ) as Record<string, string>;

function toQueryString(query: Record<string, unknown> | undefined): string {
  const text = new URLSearchParams(withoutEmpty(query)).toString();
  return text === '' ? '' : `?${text}`;
}

/** The code of a response that describes no problem of the shop, such as a proxy's page. */
export const UNREADABLE_RESPONSE = 'UNREADABLE_RESPONSE';

const toProblem = (body: unknown): Problem =>
  typeof body === 'object' && body !== null && 'message' in body
    ? (body as Problem)
    : { code: UNREADABLE_RESPONSE, message: 'Something went wrong. Please try again.' };
