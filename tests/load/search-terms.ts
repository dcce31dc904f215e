/**
 * What people type, made from names in the shop: a word or its beginning, two words, a word with a
 * slip of the finger. Each call of the answer gives terms that none before gave.
 */
export function searchPaths(names: readonly string[]): () => string[] {
  const asked = new Set<string>();
  const many = 10_000;
  const draw = draws(2027);
  return () => {
    const paths: string[] = [];
    while (paths.length < many) {
      const name = names[draw(names.length)] ?? '';
      const term = termFrom(name.split(' '), draw);
      if (asked.has(term)) continue;
      asked.add(term);
      paths.push(`/api/v1/stocks/search?q=${encodeURIComponent(term)}&page=1&limit=10`);
    }
    return paths;
  };
}

type Draw = (below: number) => number;

function termFrom(words: readonly string[], draw: Draw): string {
  const from = draw(Math.max(1, words.length - 2));
  const wanted = words.slice(from, from + 2 + draw(2));
  const text = wanted.join(' ').toLowerCase();
  const kind = draw(10);
  if (kind < 5) return text.slice(0, Math.max(4, text.length - draw(6)));
  return kind < 8 ? text : withSlip(text, draw);
}

/** One letter swapped with the next. */
function withSlip(text: string, draw: Draw): string {
  const at = 1 + draw(Math.max(1, text.length - 3));
  return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
}

/** Numbers that look drawn by lot, the same in every run. */
function draws(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
