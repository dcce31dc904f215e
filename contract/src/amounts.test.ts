import { expect, test } from 'vitest';
import { calls } from './calls.ts';

type Schema = {
  type?: string;
  multipleOf?: number;
  const?: unknown;
  enum?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
};

/** The numbers of a schema that may have any decimals, by their place. */
function listUnlimited(schema: Schema | undefined, place: string): string[] {
  if (!schema || schema.const !== undefined || schema.enum !== undefined) return [];
  if (schema.type === 'number' && schema.multipleOf === undefined) return [place];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      listUnlimited(property, `${place}.${name}`),
    ),
    ...listUnlimited(schema.items, place),
    ...(schema.anyOf ?? []).flatMap((each) => listUnlimited(each, place)),
  ];
}

/** Numbers that are no amounts, and the prices that the catalogue refuses with a message of its own. */
const others =
  /\.(latitude|longitude|left|top|width|height|net_quantity|polygon|discount|cost|mrp)$|\.\w+_location\./;
/** Compared with an exact amount, so that any other is refused. */
const unchecked = ['POST /api/v1/orders/{orderId}/cancel.confirmed_amount'];

test('S10.404 no request has an amount with a fraction of a paisa', () => {
  const unlimited = Object.entries(calls).flatMap(([name, call]) =>
    listUnlimited((call as { body?: Schema }).body, name),
  );
  expect(unlimited.length, 'numbers are found').toBeGreaterThan(0);
  expect(unlimited.filter((place) => !others.test(place))).toEqual(unchecked);
});
