import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { ValuesOf, Variable, Variables } from './variable.ts';

/** The environment that the process was started with. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the values of the variables and all problems with them; blank variables count as not given. */
export function parseEnvironment<V extends Variables>(
  variables: V,
  env: Environment,
): { values: ValuesOf<V>; problems: string[] } {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  const given = new Set<string>();
  for (const [name, variable] of Object.entries(variables)) {
    values[name] = variable.default;
    const text = env[name]?.trim();
    if (!text) continue;
    given.add(name);
    const value = readText(variable, text);
    if (Value.Check(variable, value)) values[name] = value;
    else problems.push(`${name} must ${variable.must}${quote(variable, text)}`);
  }
  for (const [name, { requiredIf, check }] of Object.entries(variables)) {
    const reason = !given.has(name) && requiredIf?.(values, given);
    if (reason) problems.push(`${name} is missing (${reason})`);
    const problem = given.has(name) && check?.(values[name] as never, given);
    if (problem) problems.push(`${name} ${problem}`);
  }
  return { values: values as ValuesOf<V>, problems };
}

/** Quotes the given text, unless it is secret or a URL with a user name or password. */
const quote = ({ isSecret }: Variable, text: string): string =>
  isSecret || /:\/\/[^/]*@/.test(text) ? '' : `, not '${text}'`;

const words = new Map([
  ...['1', 'true', 'yes', 'on'].map((word) => [word, true] as const),
  ...['0', 'false', 'no', 'off'].map((word) => [word, false] as const),
]);

/** Returns the text as a value of the schema's type, or the text itself if it cannot be converted. */
function readText(schema: TSchema & { type?: unknown }, text: string): unknown {
  switch (schema.type) {
    case 'integer':
      return Number(text);
    case 'boolean':
      return words.get(text.toLowerCase()) ?? text;
    case 'array':
      return text.split(/[\s,]+/).filter(Boolean);
    case 'object':
      return readObject(text);
    default:
      return text;
  }
}

function readObject(text: string): unknown {
  try {
    const object: unknown = JSON.parse(text);
    if (object === null || typeof object !== 'object' || Array.isArray(object)) return text;
    return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, String(value)]));
  } catch {
    return text;
  }
}
