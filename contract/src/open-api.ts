import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { Problem } from './shapes.ts';

type Json = Record<string, unknown>;
type ObjectSchema = { properties?: Record<string, Json>; required?: string[] };

/** The whole API as an OpenAPI 3.1 document, made from the contract. */
export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, description] of Object.entries(calls)) {
    const [method = 'GET', path = '/'] = name.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(description, path) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sabuja shop API', version: '1.0.7' },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        session: { type: 'apiKey', in: 'cookie', name: 'sabuja_session' },
      },
      schemas: { Problem },
    },
  };
}

function operation(call: Call, path: string): Json {
  const content = bodyOf(call);
  return {
    summary: call.summary,
    tags: [path.split('/')[3] ?? 'api'],
    ...(call.guard === 'customer' && { security: [{ bearer: [] }, { session: [] }] }),
    parameters: [...fields('path', call.params), ...fields('query', call.query)],
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      200: {
        description: 'Success',
        content: { [call.media ?? 'application/json']: { schema: call.response } },
      },
      default: {
        description: 'What went wrong',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function bodyOf(call: Call): Json | undefined {
  if (call.body) return { 'application/json': { schema: call.body } };
  if (call.form) return { 'multipart/form-data': { schema: call.form } };
  return undefined;
}

const fields = (place: 'path' | 'query', schema: unknown): Json[] =>
  Object.entries((schema as ObjectSchema | undefined)?.properties ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || ((schema as ObjectSchema).required ?? []).includes(name),
    schema: field,
  }));
