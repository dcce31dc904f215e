import type { Call } from '@sabuja/contract';
import fc from 'fast-check';
import type { Request } from './attack.ts';
import { type Schema, textsMatching } from './hostile-input.ts';
import type { Ids } from './victim.ts';

/** A request that the schemas of a call allow and that names resources of the victim; the same in every run. */
export function addressedTo(ids: Ids, [name, call]: readonly [string, Call]): Request {
  const params = Object.keys((call.params as Schema | undefined)?.properties ?? {});
  const properties = (call.params as Schema | undefined)?.properties ?? {};
  return {
    params: Object.fromEntries(
      params.map((key) => [key, identifierIn(name, key, ids) ?? exampleOf(properties[key], ids)]),
    ),
    query: exampleOf(call.query as Schema | undefined, ids) as object,
    body: exampleOf((call.body ?? call.form) as Schema | undefined, ids),
  };
}

/** The victim's identifier for a path parameter: of the customer for '/api/v1/staff/customers/{uid}/notes'. */
function identifierIn(name: string, key: string, ids: Ids): string | number | undefined {
  const found: Record<string, string | number> = {
    ...{ users: ids.customer, user: ids.customer, customers: ids.customer },
    ...{ orders: ids.order, order: ids.order, deliveries: ids.order, refunds: ids.order },
    ...{ invoice: ids.order, complaint: ids.ticket, complaints: ids.ticket },
    ...{ stock: ids.stock, stocks: ids.stock, items: ids.stock, favourites: ids.stock },
    ...{ item: ids.stock, 'privacy-requests': ids.request, address: ids.address },
  };
  if (key === 'userUid') return ids.customer;
  const [room = ''] = name.split(`/{${key}}`)[0]?.match(/[\w-]+$/) ?? [];
  return found[room];
}

/** A value that a schema allows at all levels; texts contain the uid of the victim's order wherever it is allowed. */
function exampleOf(schema: Schema = { type: 'object' }, ids: Ids): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return exampleOf(schema.anyOf[0], ids);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, one]) => [key, exampleOf(one, ids)]),
      );
    case 'array':
      return [exampleOf(schema.items, ids)];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return textOf(schema, ids);
  }
}

/** Texts that match the most frequent formats and patterns of the contract. */
const texts = [
  ...['2026-11-24', '2026-11-24T06:00:00.000Z', '10:00', '751024', '+919437012399'],
  ...['asha@example.in', '0702', 'Fresh'],
];
const FORMATS: Record<string, RegExp> = { 'date-time': /T.*Z$/, email: /@/ };

function textOf({ pattern, format, minLength = 0 }: Schema, ids: Ids): string {
  const matches = (text: string) =>
    new RegExp(pattern ?? '').test(text) && (FORMATS[format ?? ''] ?? /^/).test(text);
  const candidates = [ids.order, ...texts].map((text) => text.padEnd(minLength, '.'));
  const known = pattern || format ? candidates.find(matches) : 'Fresh'.padEnd(minLength, '.');
  const [made = ''] =
    known === undefined
      ? fc.sample(textsMatching(pattern ?? ''), { seed: 1, numRuns: 1 })
      : [known];
  return made;
}
