import Type, { type Static, type TSchema } from 'typebox';

/** The values of all variables, by name; undefined where one is not given and has no default. */
export type Values = Readonly<Record<string, unknown>>;

/** The properties of a variable's schema besides its type. */
type About = {
  /** The purpose of the variable, in Markdown, for the guide. */
  description: string;
  /** The value used when the variable is not given. */
  default?: unknown;
  /** For the guide: a description of a default that depends on other variables or on where the variable is used. */
  byDefault?: string;
  /** True if messages must not contain the value. */
  isSecret?: true;
  /** Returns why the variable must be given, or a falsy value if it is optional. */
  requiredIf?: (values: Values, given: ReadonlySet<string>) => string | false | undefined;
  /** Returns what is wrong with a valid value in combination with the other given variables, or a falsy value. */
  check?: (value: never, given: ReadonlySet<string>) => string | false | undefined;
};

/** The schema of a variable: its type, the valid values, and the texts for messages and the guide. */
export type Variable = TSchema & About & { must: string };
export type Variables = Readonly<Record<string, Variable>>;

/** The type of the values of some variables. */
export type ValuesOf<V extends Variables> = {
  readonly [Name in keyof V]: V[Name] extends { default: unknown }
    ? Static<V[Name]>
    : Static<V[Name]> | undefined;
};

type Of<Schema extends TSchema, O> = Schema & O & { must: string };

/** A string variable; `must` describes the pattern for messages. */
export const text = <const O extends About & { pattern?: RegExp; must?: string }>(about: O) =>
  Type.String({ must: 'be a text', ...about }) as Of<Type.TString, O>;

/** A variable with a whole number from `minimum` to `maximum`, counted in `unit`. */
export const integer = <
  const O extends About & { minimum: number; maximum: number; unit?: string; default?: number },
>(
  about: O,
) => {
  const { minimum, maximum, unit } = about;
  const must = `be a whole number${unit ? ` of ${unit}` : ''} from ${minimum} to ${maximum}`;
  return Type.Integer({ ...about, must }) as Of<Type.TInteger, O>;
};

/** A boolean variable: 1, true, yes, on, or 0, false, no, off. */
export const flag = <const O extends About & { default?: boolean }>(about: O) =>
  Type.Boolean({ ...about, must: 'be 1 or 0' }) as Of<Type.TBoolean, O>;

/** A variable with one of the given values, case-sensitive. */
export const oneOf = <const Choice extends string, const O extends About & { default: Choice }>(
  choices: readonly Choice[],
  about: O,
) =>
  Type.Enum([...choices], { ...about, must: `be one of ${choices.join(', ')}` }) as Of<
    Type.TEnum<Choice[]>,
    O
  >;

type AboutUrl = About & { default?: string; pattern?: RegExp; must?: string };

/** A variable with a URL that has one of these protocols, such as 'https:'. */
export const url = <const O extends AboutUrl>(protocols: readonly string[], about: O) =>
  Type.Refine(
    Type.String({
      must: `be an address starting with ${protocols.map((name) => `${name}//`).join(' or ')}`,
      ...about,
    }),
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
  ) as unknown as Of<Type.TString, O>;

/** A variable with an http or https URL. */
export const webUrl = <const O extends AboutUrl>(about: O) => url(['https:', 'http:'], about);

/** A variable with a list of texts, separated by commas or spaces. */
export const list = <const O extends About>(
  about: O,
  isValid: (item: string) => boolean = () => true,
  must = 'be texts with commas between them',
) =>
  Type.Array(Type.Refine(Type.String(), isValid), {
    default: [],
    ...about,
    must,
  }) as unknown as Of<Type.TArray<Type.TString>, O & { default: readonly string[] }>;

/** A variable with a JSON object that maps names to texts. */
export const textsByName = <const O extends About>(about: O) =>
  Type.Record(Type.String(), Type.String(), {
    default: {},
    ...about,
    must: 'be a JSON object of names and texts',
  }) as unknown as Of<
    Type.TRecord<'^.*$', Type.TString>,
    O & { default: Readonly<Record<string, string>> }
  >;

/** Returns a `requiredIf` for a variable that is required while another variable has this value. */
export const requiredWhen =
  (name: string, value: string) =>
  (values: Values): string | false =>
    values[name] === value && `${name} is ${value}`;

/** Returns a URL without trailing slashes. */
export const withoutSlashes = (address: string): string => address.replace(/\/+$/, '');
