import type { Call, Method } from './call.ts';
import { isChanging, platformProblems } from './platform-problems.ts';
import { staffPermissions } from './rules/staff-roles.ts';

export type Json = Record<string, unknown>;
type ObjectSchema = { properties?: Record<string, Json>; required?: string[] };

/** Returns the OpenAPI operation of a call, under a tag. */
export function operationOf(method: Method, call: Call, tag: string): Json {
  const content = requestContentOf(call);
  return {
    operationId: call.operationId,
    summary: call.summary,
    ...descriptionOf(call),
    tags: [tag],
    security: securityOf(method, call),
    parameters: [
      ...parametersIn('path', call.params),
      ...parametersIn('query', call.query),
      ...parametersIn('header', call.headers),
    ],
    ...(content && { requestBody: { required: true, content } }),
    responses: { ...successesOf(call), ...problemsOf(method, call), default: anyProblem },
  };
}

function descriptionOf(call: Call): { description?: string } {
  if (call.guard === 'link')
    return { description: 'Authenticated by the token of the deletion link, in the body.' };
  if (call.guard === 'staff-session')
    return { description: 'Takes a staff session also before its second factor.' };
  if (call.guard !== 'staff') return {};
  return {
    description: `Needs the permission \`${call.may}\`: ${staffPermissions[call.may].join(', ')}.`,
  };
}

/** The ways to authenticate a call; each key is a security scheme of the document. */
function securityOf(method: Method, call: Call): Json[] {
  if (call.guard === 'provider') return [{ providerSignature: [] }];
  const xsrf = isChanging(method, call) && { xsrf: [] };
  if (call.guard === 'customer') return [{ bearer: [] }, { session: [], ...xsrf }];
  if (call.guard === 'staff' || call.guard === 'staff-session')
    return [{ staffSession: [], ...xsrf }];
  return [];
}

const parametersIn = (location: 'path' | 'query' | 'header', schema: unknown): Json[] => {
  const { properties = {}, required = [] } = (schema ?? {}) as ObjectSchema;
  return Object.entries(properties).map(([name, { description, ...field }]) => ({
    name,
    in: location,
    required: location === 'path' || (required.includes(name) && !('default' in field)),
    ...(description !== undefined && { description }),
    schema: field,
  }));
};

function requestContentOf(call: Call): Json | undefined {
  if (call.body) return { 'application/json': { schema: call.body } };
  if (call.form) return { 'multipart/form-data': { schema: call.form } };
  if (call.file) {
    const schema = { type: 'string', format: 'binary' };
    return Object.fromEntries(call.file.map((type) => [type, { schema }]));
  }
  if (call.guard === 'provider') return { 'application/json': { schema: { type: 'object' } } };
  return undefined;
}

const successesOf = (call: Call): Json => ({
  200: {
    description: 'Success',
    content: {
      [call.media ?? 'application/json']: { schema: call.response },
      ...(call.otherMedia && { [call.otherMedia]: { schema: call.response } }),
    },
  },
  ...(call.noContent !== undefined && { 204: { description: call.noContent } }),
  ...(call.cache === 'shared' && {
    304: { description: 'Unchanged since the response whose ETag came as If-None-Match' },
  }),
});

const problemSchema = { $ref: '#/components/schemas/Problem' };
const anyProblem: Json = {
  description:
    'Any other problem: an unexpected error is a 500 with the code `FAULT`, a connection lost during a commit one with `OUTCOME_UNKNOWN`; a shop that cannot serve for the moment is a 503 with `UNAVAILABLE` and `Retry-After`',
  content: { 'application/json': { schema: problemSchema } },
};

const phrases: Readonly<Record<number, string>> = {
  400: 'Not accepted',
  401: 'Not signed in',
  403: 'Not verified',
  404: 'Not found',
  409: 'Not possible any more',
  413: 'Too large',
  415: 'Not a type that is read here',
  422: 'Wrong input',
  429: 'Too often',
  502: 'Not available now',
  503: 'Not available now',
};

/** The problem response of each status, with its possible codes. */
function problemsOf(method: Method, call: Call): Json {
  const all = Object.entries({ ...platformProblems(method, call), ...call.problems });
  const byStatus = Object.groupBy(all, ([, status]) => status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, problems = []]) => [
      status,
      problemResponse(
        Number(status),
        problems.map(([code]) => code),
      ),
    ]),
  );
}

const problemResponse = (status: number, codes: readonly string[]): Json => ({
  description: `${phrases[status]}: ${codes.map((code) => `\`${code}\``).join(', ')}`,
  ...(status === 429 && {
    headers: { 'Retry-After': { description: 'seconds', schema: { type: 'integer' } } },
  }),
  content: {
    'application/json': {
      schema: {
        allOf: [
          problemSchema,
          { type: 'object', properties: { code: { type: 'string', enum: codes } } },
        ],
      },
    },
  },
});
