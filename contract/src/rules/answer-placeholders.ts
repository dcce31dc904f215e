/** What stands in for a value in a template of answers, in braces: `{name}`. */
export const answerPlaceholders = ['name', 'order', 'ticket', 'refund', 'shop'] as const;
export type AnswerPlaceholder = (typeof answerPlaceholders)[number];

const pattern = /\{(\w+)\}/g;

const isKnown = (name: string): name is AnswerPlaceholder =>
  answerPlaceholders.some((one) => one === name);

/** The words in braces of a text that are no placeholder. */
export const findUnknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name = '']) => (isKnown(name) ? [] : [name]));

/** The placeholders that a text still has, each once. */
export const findPlaceholders = (text: string): AnswerPlaceholder[] =>
  answerPlaceholders.filter((name) => text.includes(`{${name}}`));

/** A text with the values of its placeholders; one without a value stays, for a person to fill in. */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Partial<Record<AnswerPlaceholder, string>>>,
): string =>
  text.replace(pattern, (whole, name: string) => (isKnown(name) && values[name]) || whole);
