import { singular, tokenize } from '@sabuja/search-index';

/** A term that customers type, and the shop's English words that it means: 'doodh' means 'milk'. */
export type Synonym = { term: string; meaning: string };

type Entry = { terms: readonly string[]; meaning: readonly string[] };

/** Finds the terms that customers type by their meaning. */
export class Synonyms {
  readonly #byFirstToken: ReadonlyMap<string, readonly Entry[]>;

  constructor(synonyms: readonly Synonym[]) {
    const entries = synonyms.map(({ term, meaning }) => ({
      terms: tokenize(term),
      meaning: tokenize(meaning).map(singular),
    }));
    this.#byFirstToken = Map.groupBy(entries, ({ meaning }) => meaning[0] ?? '');
  }

  /** The terms, as tokens, whose meaning is the whole phrase. */
  meaning(phrase: readonly string[]): (readonly string[])[] {
    const tokens = phrase.map(singular);
    return this.#entriesFor(tokens[0])
      .filter(({ meaning }) => meaning.join(' ') === tokens.join(' '))
      .map(({ terms }) => terms);
  }

  /** The terms, as tokens, whose meaning is contained in a text. */
  within(text: readonly string[]): (readonly string[])[] {
    const tokens = new Set(text.map(singular));
    return [...tokens].flatMap((token) =>
      this.#entriesFor(token)
        .filter(({ meaning }) => meaning.every((each) => tokens.has(each)))
        .map(({ terms }) => terms),
    );
  }

  #entriesFor = (token: string | undefined): readonly Entry[] =>
    this.#byFirstToken.get(token ?? '') ?? [];
}
