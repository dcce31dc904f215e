/** The environment that the process was started with. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads values of an environment and collects what is wrong with them. */
export class EnvironmentReader {
  readonly problems: string[] = [];
  readonly env: Environment;
  constructor(env: Environment) {
    this.env = env;
  }
  text(name: string, fallback: string): string {
    return this.env[name]?.trim() || fallback;
  }
  optional(name: string): string | undefined {
    return this.env[name]?.trim() || undefined;
  }
  required(name: string, reason: string): string {
    const value = this.optional(name);
    if (value === undefined) this.problems.push(`${name} is missing (${reason})`);
    return value ?? '';
  }
  integer(name: string, fallback: number, min: number, max: number): number {
    const raw = this.optional(name);
    if (raw === undefined) return fallback;
    const value = Number(raw);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    this.problems.push(`${name} must be a whole number from ${min} to ${max}, not '${raw}'`);
    return fallback;
  }
  flag(name: string, fallback: boolean): boolean {
    const raw = this.optional(name);
    if (raw === undefined) return fallback;
    if (['1', 'true', 'yes', 'on'].includes(raw.toLowerCase())) return true;
    if (['0', 'false', 'no', 'off'].includes(raw.toLowerCase())) return false;
    this.problems.push(`${name} must be 1 or 0, not '${raw}'`);
    return fallback;
  }
  oneOf<const T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const raw = this.optional(name);
    if (raw === undefined) return fallback;
    const found = choices.find((choice) => choice === raw);
    if (found === undefined)
      this.problems.push(`${name} must be one of ${choices.join(', ')}, not '${raw}'`);
    return found ?? fallback;
  }
  url(name: string, protocols: readonly string[]): string | undefined {
    const raw = this.optional(name);
    if (raw === undefined) return undefined;
    if (URL.canParse(raw) && protocols.includes(new URL(raw).protocol)) return raw;
    this.problems.push(`${name} must be an address starting with ${protocols.join('// or ')}//`);
    return undefined;
  }
}
