import type { Static, TSchema } from 'typebox';
import type { StaffPermission } from './rules/staff-roles.ts';

/**
 * Who may make a call.
 * - `public`: anyone.
 * - `customer`: a signed-in customer (session cookie with anti-forgery header, or bearer token).
 * - `link`: the bearer of a deletion link's token.
 * - `provider`: the payment provider, by its signature.
 * - `staff`: a signed-in member of staff whose role holds the permission `may` of the call.
 * - `staff-session`: a staff session, also one whose second factor was not entered yet.
 */
export type Guard = 'public' | 'customer' | 'link' | 'provider' | 'staff' | 'staff-session';

/**
 * How often one client may make a call; the server maps each class to a limit. `read` and `file` calls change
 * no data; a `file` is slow to generate. `outside` calls use a service that the shop may have to pay for.
 */
export type RateClass = 'read' | 'file' | 'write' | 'outside' | 'otp' | 'money' | 'unlimited';

/** HTTP statuses that a call can declare for its problems. */
export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 422 | 429 | 502 | 503;

/** The only description of one API call: validation, types and documentation are derived from it. */
export type Call = CallDescription & (StaffGuard | { readonly guard: Exclude<Guard, 'staff'> });

/** A staff call names the permission that it needs. */
type StaffGuard = {
  readonly guard: 'staff';
  readonly may: StaffPermission;
  /** The session's second factor must have been entered within the last 15 minutes. */
  readonly recentFactor?: true;
};

type CallDescription = {
  /** A session by PIN may make this call, although its permission is `own.account`. */
  readonly byPin?: true;
  /** Shoppers buy by this call: it is refused with SHOP_NOT_OPEN until the shop is open. */
  readonly whenOpen?: true;
  /** The name of the call in generated clients: unique, and never changed. */
  readonly operationId: string;
  readonly summary: string;
  readonly rate: RateClass;
  /** The call takes seconds of CPU time or waits for another service, and uses few database connections. */
  readonly isSlow?: true;
  /**
   * The problem codes with which the room can respond to this call, and their statuses. Codes that
   * follow from guard, rate class and input are not repeated here (see `platform-problems.ts`).
   */
  readonly problems?: Readonly<Record<string, ProblemStatus>>;
  /** `shared`: the response is the same for everyone and may be cached by server, browser and proxies. */
  readonly cache?: 'shared';
  readonly params?: TSchema;
  readonly query?: TSchema;
  /** Headers that the handler reads itself: documented here, not validated. */
  readonly headers?: TSchema;
  readonly body?: TSchema;
  /** Fields of a multipart form, instead of a JSON body. */
  readonly form?: TSchema;
  /** The body is one file of these content types, instead of JSON. */
  readonly file?: readonly string[];
  /** The maximum body size in bytes, when it is above the server's default. */
  readonly maxBodyBytes?: number;
  /** The message for a field that is missing or invalid, instead of 'Please check …'. */
  readonly invalid?: Readonly<Record<string, string>>;
  /** The body of a 200 response; properties that the schema does not declare are never sent. */
  readonly response: TSchema;
  /** The content type of a 200 response that is not JSON: a stream or bytes, sent as the room returns them. */
  readonly media?: 'application/pdf' | 'text/csv' | 'text/event-stream';
  /** A second content type, where the request chooses between two; the room declares which one it sends. */
  readonly otherMedia?: string;
  /** The documentation of when the call responds with 204 instead of 200. */
  readonly noContent?: string;
};

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** The name of a call: 'GET /api/v1/cart/', with a trailing slash where the specification has one. */
export type CallName = `${Method} /${string}`;

/** Whether a session by PIN may make a staff call; not when the call needs or manages a second factor. */
export const isOpenToPin = (call: Call): boolean =>
  call.byPin === true ||
  (call.guard === 'staff' && call.may !== 'own.account' && call.recentFactor !== true);

/** Declares a call with the literal types of its schemas. */
export const call = <const C extends Call>(description: C): C => description;

/** The problem codes that a call declares. */
export type ProblemCode<C extends Call> = C extends { readonly problems: infer P }
  ? Extract<keyof P, string>
  : never;

type InputPart<C, K extends string> = C extends { readonly [P in K]: infer S extends TSchema }
  ? { [P in K]: Static<S> }
  : { [P in K]?: undefined };

/** The input of a call: path parameters, query, JSON body or form fields, as it declares them. */
export type Input<C extends Call> = InputPart<C, 'params'> &
  InputPart<C, 'query'> &
  InputPart<C, 'body'> &
  InputPart<C, 'form'>;

/** The response of a call with status 200. */
export type Output<C extends Call> = Static<C['response']>;
