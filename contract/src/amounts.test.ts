import { expect, test } from 'vitest';
import { calls } from './calls.ts';

type Schema = {
  type?: string;
  multipleOf?: number;
  maximum?: number;
  const?: unknown;
  enum?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
};

/** The numbers of a schema that may have decimals, with their place. */
function listNumbers(schema: Schema | undefined, place: string): [string, Schema][] {
  if (!schema || schema.const !== undefined || schema.enum !== undefined) return [];
  if (schema.type === 'number') return [[place, schema]];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      listNumbers(property, `${place}.${name}`),
    ),
    ...listNumbers(schema.items, place),
    ...(schema.anyOf ?? []).flatMap((each) => listNumbers(each, place)),
  ];
}

const numbers = Object.entries(calls).flatMap(([name, call]) =>
  listNumbers((call as { body?: Schema }).body, name),
);

/** Numbers that are no amounts, and the prices that the catalogue refuses with a message of its own. */
const others =
  /\.(latitude|longitude|left|top|width|height|net_quantity|polygon|discount|cost|mrp)$|\.\w+_location\./;
/** Compared with an exact amount, so that any other is refused. */
const unchecked = ['POST /api/v1/orders/{orderId}/cancel.confirmed_amount'];

test('S10.404 no request has an amount with a fraction of a paisa', () => {
  const unlimited = numbers.filter(([, { multipleOf }]) => multipleOf === undefined);
  expect(unlimited.length, 'numbers are found').toBeGreaterThan(0);
  const places = unlimited.map(([place]) => place);
  expect(places.filter((place) => !others.test(place))).toEqual(unchecked);
});

test('S10.410 an amount of a request that is not exact to the paisa is refused', () => {
  const amounts = numbers.filter(([, { multipleOf }]) => multipleOf === 0.01);
  expect(amounts.length, 'amounts are found').toBeGreaterThan(0);
  const unbounded = amounts.filter(([, { maximum }]) => !maximum || maximum > 100_000_000);
  expect(unbounded.map(([place]) => place)).toEqual([]);
});
