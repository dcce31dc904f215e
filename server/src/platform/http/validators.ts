import { Ajv, type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

type Validate = {
  (value: unknown): boolean;
  /** The errors of the last call; Fastify reads them if it returned false. */
  errors?: ErrorObject[] | null;
};

/**
 * Returns the validator of one part of a request. It is compiled at the first request that needs it, because compiling
 * all validators takes a fifth of the start time. Ajv compiles a schema only once per process, however many servers the
 * process opens.
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

/** Without a precision, 19.99 would not be a multiple of 0.01 in binary floating point. */
export const decimalOptions = { multipleOfPrecision: 6 };

const createAjv = (coerceTypes: boolean) => {
  const instance = new Ajv({
    coerceTypes,
    useDefaults: true,
    // Removes properties that a call does not declare, so that they never reach its handler.
    removeAdditional: 'all',
    allErrors: false,
    ...decimalOptions,
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
