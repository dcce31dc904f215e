import type { Call } from '@sabuja/contract';
import { addressedTo } from './addressed.ts';
import { brokenBodies } from './hostile-input.ts';
import type { Ids } from './victim.ts';

/** A body on the wire, and the status of its refusal if that is always the same. */
export type WireBody = { kind: string; type: string; payload: string | Buffer; status?: number };

/** The default maximum body size of a call, in bytes. */
const USUAL_LIMIT = 256 * 1024;
const PLACE = 'place of what is broken';
const BOUNDARY = 'boundary';

export const takesBody = (call: Call): boolean =>
  Boolean(call.body ?? call.form ?? call.file) || call.guard === 'provider';

/** Bodies for a call, each of which breaks one rule for bodies and otherwise matches the schema. */
export function brokenBodiesOf(entry: readonly [string, Call], ids: Ids): WireBody[] {
  const [, call] = entry;
  const { body } = addressedTo(ids, entry);
  const type = call.file?.[0] ?? 'application/json';
  const raw = Object.entries(brokenBodies)
    .filter(([kind]) => !(kind in likeNone && acceptsNone(call)))
    .map(([kind, payload]) => ({
      ...{ kind, type, payload },
      ...(call.body && kind.startsWith('the key') && { status: 400 }),
    }));
  const tooLarge = {
    ...{ kind: 'one byte too many', type, status: 413 },
    payload: Buffer.alloc((call.maxBodyBytes ?? USUAL_LIMIT) + 1, '1'),
  };
  if (call.file || call.guard === 'provider') return [...raw, tooLarge];
  return [
    ...raw,
    ...(call.form ? [] : [tooLarge]),
    ...otherTypes.map((other) => ({ kind: other, type: other, payload: JSON.stringify(body) })),
    ...(call.form ? formsOf(body as object) : documentsOf(body)),
  ];
}

/** Unknown fields are dropped, so a call without required fields treats these bodies as an empty object. */
const likeNone = { null: true, 'deep objects': true, 'a null character': true };
const acceptsNone = ({ body }: Call): boolean =>
  ((body ?? {}) as { required?: string[] }).required === undefined;

const otherTypes = [
  ...['text/plain', 'application/xml', 'application/x-www-form-urlencoded'],
  ...['multipart/form-data', 'nonsense'],
];

/** Valid bodies with null characters in all texts, or with a deeply nested list as one field. */
function documentsOf(body: unknown): WireBody[] {
  const type = 'application/json';
  const whole = JSON.stringify(body);
  const [field] = Array.isArray(body) ? [] : Object.keys(body as object);
  const holed = JSON.stringify({ ...(body as object), [field ?? '']: PLACE });
  const nested = {
    kind: 'a deep list as a field',
    type,
    payload: holed.replace(`"${PLACE}"`, brokenBodies['deep lists']),
  };
  const payload = JSON.stringify(body, (_, value) => (typeof value === 'string' ? 'a\0b' : value));
  return [
    ...(field === undefined ? [] : [nested]),
    ...(payload === whole ? [] : [{ kind: 'null characters', type, payload }]),
  ];
}

/** Truncated forms, and forms with null characters, prototype keys or a field that is too large. */
function formsOf(fields: object): WireBody[] {
  const form = (kind: string, entries: readonly (readonly [string, string])[]) => ({
    kind,
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    payload: `${entries.map(([name, value]) => fieldOf(name, value)).join('')}--${BOUNDARY}--\r\n`,
  });
  const poisoned = Object.keys(fields).map((name) => [name, 'a\0b'] as const);
  const [first = ''] = Object.keys(fields);
  const prototype = ['__proto__', 'constructor', 'toString'].map((name) => [name, 'x'] as const);
  return [
    { ...form('a form that breaks off', []), payload: `--${BOUNDARY}\r\nContent-Disp` },
    form('a form with null characters', poisoned),
    form('a form with prototype keys', [...prototype, ...poisoned]),
    {
      ...form('a form with a large field', [[first, 'x'.repeat(USUAL_LIMIT + 1)]]),
      status: 413,
    },
  ];
}

const fieldOf = (name: string, value: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
