import Type, { type Static, type TSchema } from 'typebox';

/** The values of all variables, by name; undefined where one is not given and has no default. */
export type Values = Readonly<Record<string, unknown>>;

/** What the schema of a variable says beside its type. */
type About = {
  /** What it is for, as the guide says it: Markdown. */
  description: string;
  /** Its value when it is not given. */
  default?: unknown;
  /** For the guide, a default that depends on other variables or on where it is used. */
  byDefault?: string;
  /** Its value is in no message. */
  isSecret?: true;
  /** Why it must be given, or a false value where it need not be. */
  requiredIf?: (values: Values, given: ReadonlySet<string>) => string | false | undefined;
  /** What is wrong with a value of that type beside what else is given, or a false value. */
  check?: (value: never, given: ReadonlySet<string>) => string | false | undefined;
};

/** The schema of a variable: what its text is read as, what is valid, and what the messages and the guide say. */
export type Variable = TSchema & About & { must: string };
export type Variables = Readonly<Record<string, Variable>>;

/** The type of the values of some variables. */
export type ValuesOf<V extends Variables> = {
  readonly [Name in keyof V]: V[Name] extends { default: unknown }
    ? Static<V[Name]>
    : Static<V[Name]> | undefined;
};

type Of<Schema extends TSchema, O> = Schema & O & { must: string };

/** A text; `must` says what the pattern asks for. */
export const text = <const O extends About & { pattern?: RegExp; must?: string }>(about: O) =>
  Type.String({ must: 'be a text', ...about }) as Of<Type.TString, O>;

/** A whole number from `minimum` to `maximum`, counted in `unit`. */
export const integer = <
  const O extends About & { minimum: number; maximum: number; unit?: string; default?: number },
>(
  about: O,
) => {
  const { minimum, maximum, unit } = about;
  const must = `be a whole number${unit ? ` of ${unit}` : ''} from ${minimum} to ${maximum}`;
  return Type.Integer({ ...about, must }) as Of<Type.TInteger, O>;
};

/** Yes or no: 1, true, yes, on, or 0, false, no, off. */
export const flag = <const O extends About & { default?: boolean }>(about: O) =>
  Type.Boolean({ ...about, must: 'be 1 or 0' }) as Of<Type.TBoolean, O>;

export const oneOf = <const Choice extends string, const O extends About & { default: Choice }>(
  choices: readonly Choice[],
  about: O,
) =>
  Type.Enum([...choices], { ...about, must: `be one of ${choices.join(', ')}` }) as Of<
    Type.TEnum<Choice[]>,
    O
  >;

type AboutUrl = About & { default?: string; pattern?: RegExp; must?: string };

/** An address with one of the protocols. */
export const url = <const O extends AboutUrl>(protocols: readonly string[], about: O) =>
  Type.Refine(
    Type.String({
      must: `be an address starting with ${protocols.map((name) => `${name}//`).join(' or ')}`,
      ...about,
    }),
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
  ) as unknown as Of<Type.TString, O>;

export const webUrl = <const O extends AboutUrl>(about: O) => url(['https:', 'http:'], about);

/** Texts with commas or spaces between them. */
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

/** A JSON object of texts by name. */
export const textsByName = <const O extends About>(about: O) =>
  Type.Record(Type.String(), Type.String(), {
    default: {},
    ...about,
    must: 'be a JSON object of names and texts',
  }) as unknown as Of<
    Type.TRecord<'^.*$', Type.TString>,
    O & { default: Readonly<Record<string, string>> }
  >;

/** Required while another variable has this value. */
export const requiredWhen =
  (name: string, value: string) =>
  (values: Values): string | false =>
    values[name] === value && `${name} is ${value}`;

/** An address without trailing slashes. */
export const withoutSlashes = (address: string): string => address.replace(/\/+$/, '');
