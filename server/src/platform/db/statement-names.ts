import { createHash } from 'node:crypto';

/** The shop has few statements, used again and again; more than this many of one pool must not be cached. */
const MAX_PREPARED_STATEMENTS = 500;

/** The names under which the statements of a pool are prepared, by their texts. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  #generation = 0;

  /**
   * A hash of the text: behind a pooler servers share sessions, and one name must mean the same statement to all of them.
   * Undefined for a statement that is not prepared.
   */
  nameOf(text: string): string | undefined {
    const existing = this.#names.get(text);
    if (existing !== undefined || this.#names.size >= MAX_PREPARED_STATEMENTS) return existing;
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    const name = this.#generation === 0 ? `s_${hash}` : `s_${hash}_${this.#generation}`;
    this.#names.set(text, name);
    return name;
  }

  /** Gives all statements other names, unless this one has got another one already: every connection prepares them again. */
  renew(text: string, name: string | undefined): void {
    if (name === undefined || this.#names.get(text) !== name) return;
    this.#names.clear();
    this.#generation += 1;
  }
}
