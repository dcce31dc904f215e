import type { Call, Method } from './call.ts';
import { rooms } from './calls.ts';
import { type Json, operationOf } from './open-api-operation.ts';
import { Problem } from './schemas.ts';

type DescribedCall = { method: Method; path: string; call: Call; tag: string };

/** Generates the OpenAPI 3.1 document of the whole API from the contract. */
export function buildOpenApi(): Json {
  const described = describedCalls();
  const templates = commonTemplates(described.map(({ path }) => path));
  const paths: Record<string, Json> = {};
  for (const { method, path, call, tag } of described) {
    const template = templates.get(withoutParamNames(path)) ?? path;
    const toOperation = operationOf(method, renameParams(call, path, template), tag);
    paths[template] = { ...paths[template], [method.toLowerCase()]: toOperation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sabuja shop API',
      version: '1.0.7',
      description:
        'Amounts are rupees, except the paise of createPayment and verifyPayment. ' +
        'Paths work with and without their last slash.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'The shop that serves this document' }],
    tags: Object.entries(rooms).map(([name, { description }]) => ({ name, description })),
    paths,
    components: { securitySchemes, schemas: { Problem } },
  };
}

const securitySchemes: Json = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The `access_token` of signIn or refreshSession',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sabuja_session',
    description: 'Set by signIn, for browsers; named `__Host-sabuja_session` over TLS',
  },
  staffSession: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sabuja_staff',
    description: 'Set by staffSignIn',
  },
  xsrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description:
      'The value of the cookie that is set with the session: `XSRF-TOKEN`, of staff `XSRF-TOKEN-STAFF`',
  },
  providerSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Razorpay-Signature',
    description: "The payment provider's HMAC-SHA256 of the raw body, in hex",
  },
};

const describedCalls = (): DescribedCall[] =>
  Object.entries(rooms).flatMap(([tag, { calls }]) =>
    Object.entries<Call>(calls).map(([name, call]) => {
      const [method = 'GET', path = '/'] = name.split(' ');
      return { method: method as Method, path, call, tag };
    }),
  );

const parameter = /\{(\w+)\}/g;
const withoutParamNames = (path: string): string => path.replace(parameter, '{}');

/**
 * Paths that differ only in parameter names ('/address/{userUid}', '/address/{uid}') are one path in OpenAPI.
 * The document has the shorter one, because its names are more general.
 */
function commonTemplates(paths: readonly string[]): Map<string, string> {
  const shortest = new Map<string, string>();
  for (const path of paths) {
    const key = withoutParamNames(path);
    const other = shortest.get(key);
    if (other === undefined || path.length < other.length) shortest.set(key, path);
  }
  return shortest;
}

function renameParams(call: Call, from: string, to: string): Call {
  if (from === to || !call.params) return call;
  const names = (path: string) => [...path.matchAll(parameter)].map(([, name = '']) => name);
  const renamed = new Map(names(from).map((name, at) => [name, names(to)[at] ?? name]));
  const { properties } = call.params as { properties?: Json };
  const toParameters = Object.entries(properties ?? {}).map(([name, field]) => [
    renamed.get(name) ?? name,
    field,
  ]);
  return { ...call, params: { ...call.params, properties: Object.fromEntries(toParameters) } };
}
