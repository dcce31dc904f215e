import fastJsonStringify from 'fast-json-stringify';
import { decimalOptions } from './validators.ts';

type Serialize = (value: unknown) => string;

const compiled = new WeakMap<object, Serialize>();

/**
 * Returns the serializer of a response schema. It is compiled at its first use, because compiling all serializers takes
 * a tenth of the start time, and only once per process, however many servers the process opens.
 */
export const serializerFor =
  (schema: object): Serialize =>
  (value) =>
    compile(schema)(value);

function compile(schema: object): Serialize {
  let serialize = compiled.get(schema);
  if (serialize === undefined) {
    // A value that may be null is validated when it is serialized.
    serialize = fastJsonStringify(schema, { ajv: decimalOptions });
    compiled.set(schema, serialize);
  }
  return serialize;
}
