import { createHash } from 'node:crypto';

/** The shop has few different statements; further ones of a pool are not prepared, so that memory stays limited. */
const MAX_PREPARED_STATEMENTS = 500;

/** The names under which the statements of a pool are prepared, by their texts. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  #generation = 0;

  /**
   * Returns a name that contains a hash of the text: servers behind a pooler share sessions, so one name must mean the
   * same statement to all of them. Returns undefined for a statement that is not to be prepared.
   */
  nameOf(text: string): string | undefined {
    const existing = this.#names.get(text);
    if (existing !== undefined || this.#names.size >= MAX_PREPARED_STATEMENTS) return existing;
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    const name = this.#generation === 0 ? `s_${hash}` : `s_${hash}_${this.#generation}`;
    this.#names.set(text, name);
    return name;
  }

  /** Gives all statements new names, so that every connection prepares them again. Ignores a name already replaced. */
  renew(text: string, name: string | undefined): void {
    if (name === undefined || this.#names.get(text) !== name) return;
    this.#names.clear();
    this.#generation += 1;
  }
}
