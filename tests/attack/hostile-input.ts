import fc from 'fast-check';

/** The keywords of a JSON schema that the generators use. */
export type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  pattern?: string;
  format?: string;
  minLength?: number;
  minimum?: number;
  maximum?: number;
};

/** Texts that break careless programs: null characters, lone surrogates, joiners, quotes, paths, texts like numbers. */
const hostileTexts = [
  '',
  '\0',
  'a\0b',
  '\ud800',
  'क\u200d\u200c',
  '\u202e\ufeff',
  "'; drop table orders.orders; --",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an attacker sends this text to a template engine
  '${7*7}<script>alert(1)</script>',
  `${'../'.repeat(3)}etc/passwd`,
  '%00%2e%2e%2f',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '1e400',
  '0x10',
  '9'.repeat(40),
  '😀'.repeat(200),
  'x'.repeat(5000),
];
const hostileNumbers = [0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, Number.MIN_VALUE];

const hostileText = fc.constantFrom(...hostileTexts);
const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom(...hostileNumbers),
  fc.constantFrom(null, true, [], {}, [[]], { length: 1e9 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** An object of a schema with every field; at most one field has a hostile value. */
export function almostValid(schema: Schema, names: readonly string[]): fc.Arbitrary<object> {
  const fields = Object.entries(schema.properties ?? {});
  const valid = Object.fromEntries(fields.map(([name, one]) => [name, validOf(one, names)]));
  if (fields.length === 0) return fc.constant({});
  return fc
    .record({
      object: fc.record(valid),
      field: fc.constantFrom(...Object.keys(valid)),
      hostile: fc.option(hostileText, { freq: 5 }),
    })
    .map(({ object, field, hostile }) =>
      hostile === null ? object : { ...object, [field]: hostile },
    );
}

/** Values of a schema, sometimes replaced by hostile ones. `names` are identifiers of other customers. */
export const valuesOf = (schema: Schema, names: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 6, arbitrary: validOf(schema, names) },
    { weight: 1, arbitrary: hostileValue },
  );

function validOf(schema: Schema, names: readonly string[]): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => validOf(one, names)));
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, one]) => [
            name,
            valuesOf(one, names),
          ]),
        ),
        { requiredKeys: [] },
      );
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, names), { maxLength: 3 });
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.ceil(Math.max(schema.minimum ?? 0, -1000)),
        max: Math.floor(Math.min(schema.maximum ?? 1000, 1_000_000)),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema, names);
    default:
      return hostileValue;
  }
}

/** Cached text generators by pattern: building a generator takes longer than sending many requests. */
const generators = new Map<string, fc.Arbitrary<string>>();
export function textsMatching(pattern: string): fc.Arbitrary<string> {
  const generator = generators.get(pattern) ?? fc.stringMatching(new RegExp(pattern));
  generators.set(pattern, generator);
  return generator;
}

/** A text that matches the pattern, if there is one, often an identifier of another customer. */
function textOf({ pattern }: Schema, names: readonly string[]): fc.Arbitrary<string> {
  if (pattern === undefined)
    return fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 20 }));
  const allowed = names.filter((name) => new RegExp(pattern).test(name));
  return fc.oneof(
    textsMatching(pattern),
    ...(allowed.length > 0 ? [fc.constantFrom(...allowed)] : []),
  );
}

/** Bodies that match no schema, as sent on the wire. */
export const brokenBodies = {
  nothing: '',
  'half an object': '{',
  null: 'null',
  'an empty list': '[]',
  text: '"text"',
  'a number without end': '1e999',
  'the key __proto__': '{"__proto__":{"isAdmin":true}}',
  'the key constructor': '{"constructor":{"prototype":{"isAdmin":true}}}',
  'deep lists': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  'deep objects': `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  'a long text': `{"text":"${'x'.repeat(300 * 1024)}"}`,
  'a null character': '{"text":"\\u0000\\ud800"}',
} as const;
