/**
 * Creates search paths from names in the shop: a word or its prefix, two words, a word with a typo.
 * Each call of the returned function returns paths with terms that were not returned before.
 */
export function createSearchPaths(names: readonly string[]): () => string[] {
  const used = new Set<string>();
  const TERMS_PER_RUN = 10_000;
  const random = createRandom(2027);
  return () => {
    const paths: string[] = [];
    while (paths.length < TERMS_PER_RUN) {
      const name = names[random(names.length)] ?? '';
      const term = createTerm(name.split(' '), random);
      if (used.has(term)) continue;
      used.add(term);
      paths.push(`/api/v1/stocks/search?q=${encodeURIComponent(term)}&page=1&limit=10`);
    }
    return paths;
  };
}

type RandomBelow = (limit: number) => number;

function createTerm(nameTerms: readonly string[], random: RandomBelow): string {
  const firstIndex = random(Math.max(1, nameTerms.length - 2));
  const chosenTerms = nameTerms.slice(firstIndex, firstIndex + 2 + random(2));
  const text = chosenTerms.join(' ').toLowerCase();
  const kind = random(10);
  if (kind < 5) return text.slice(0, Math.max(4, text.length - random(6)));
  return kind < 8 ? text : withTypo(text, random);
}

/** Swaps one letter with the next one. */
function withTypo(text: string, random: RandomBelow): string {
  const position = 1 + random(Math.max(1, text.length - 3));
  return (
    text.slice(0, position) +
    (text[position + 1] ?? '') +
    (text[position] ?? '') +
    text.slice(position + 2)
  );
}

/** A seeded pseudo-random generator, the same in every run. */
function createRandom(seed: number): RandomBelow {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
