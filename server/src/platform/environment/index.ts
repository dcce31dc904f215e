export { type Environment, parseEnvironment } from './parse-environment.ts';
export { findSecretWeakness } from './secret-strength.ts';
export {
  flag,
  integer,
  list,
  oneOf,
  requiredWhen,
  text,
  textsByName,
  url,
  type Values,
  type ValuesOf,
  type Variable,
  webUrl,
  withoutSlashes,
} from './variable.ts';
