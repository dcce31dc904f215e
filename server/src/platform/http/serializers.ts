import fastJsonStringify from 'fast-json-stringify';

type Serialize = (value: unknown) => string;

const compiled = new WeakMap<object, Serialize>();

/**
 * The serializer of a response schema. It is compiled when it is first used, and once in a process, however many servers
 * that opens: compiling those of all calls takes a tenth of a start.
 */
export const serializerFor =
  (schema: object): Serialize =>
  (value) =>
    compile(schema)(value);

function compile(schema: object): Serialize {
  let serialize = compiled.get(schema);
  if (serialize === undefined) {
    serialize = fastJsonStringify(schema);
    compiled.set(schema, serialize);
  }
  return serialize;
}
