/** The placeholders of answer templates; in a text they stand in braces: `{name}`. */
export const answerPlaceholders = ['name', 'order', 'ticket', 'refund', 'shop'] as const;
export type AnswerPlaceholder = (typeof answerPlaceholders)[number];

const pattern = /\{(\w+)\}/g;

const isKnown = (name: string): name is AnswerPlaceholder =>
  answerPlaceholders.some((one) => one === name);

/** The words in braces in a text that are not placeholders. */
export const findUnknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name = '']) => (isKnown(name) ? [] : [name]));

/** The placeholders that a text still contains, each once. */
export const findPlaceholders = (text: string): AnswerPlaceholder[] =>
  answerPlaceholders.filter((name) => text.includes(`{${name}}`));

/** Replaces the placeholders of a text by their values; one without a value stays, for a person to fill in. */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Partial<Record<AnswerPlaceholder, string>>>,
): string =>
  text.replace(pattern, (whole, name: string) => (isKnown(name) && values[name]) || whole);
