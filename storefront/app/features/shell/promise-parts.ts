/** A part of the delivery promise; the words between asterisks are highlighted. */
type Part = { text: string; isHighlighted: boolean };

/** 'Home within *8 hours*' in parts; an asterisk without a second one stays as it is. */
export const promiseParts = (promise: string): Part[] =>
  promise
    .split(/\*([^*]+)\*/)
    .map((text, at) => ({ text, isHighlighted: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
