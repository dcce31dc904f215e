import { Ajv, type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

type Validate = {
  (value: unknown): boolean;
  /** Of the last call; Fastify reads them if it returned false. */
  errors?: ErrorObject[] | null;
};

/**
 * The validator of one part of a request. It is compiled at the first request that needs it: compiling those of all calls
 * takes a fifth of a start. Ajv compiles a schema once in a process, however many servers it opens.
 */
export function validatorFor(schema: AnySchema, httpPart: string | undefined): Validate {
  let compiled: ValidateFunction | undefined;
  const validate: Validate = (value) => {
    compiled ??= ajvFor(httpPart).compile(schema);
    const isValid = compiled(value);
    validate.errors = compiled.errors ?? null;
    return isValid;
  };
  return validate;
}

const createAjv = (coerceTypes: boolean) => {
  const instance = new Ajv({
    coerceTypes,
    useDefaults: true,
    // Properties that a call does not declare never reach its handler.
    removeAdditional: 'all',
    allErrors: false,
    // 19.99 is a multiple of 0.01, though not in binary fractions.
    multipleOfPrecision: 6,
    strict: false,
  });
  (addFormats as unknown as (ajv: Ajv) => void)(instance);
  return instance;
};
const coercingAjv = createAjv(true);
const strictAjv = createAjv(false);
/** URLs carry text only, so it is coerced to the declared type; JSON must have that type already. */
const ajvFor = (httpPart: string | undefined): Ajv =>
  httpPart === 'body' ? strictAjv : coercingAjv;
