/** The string that React Router hands to the browser: JSON, and so nearly all quotes in it are escaped. */
const DATA = /(?<=\.streamController\.enqueue\()"((?:[^"\\]|\\.)*)"(?=\))/g;

/** Writes the data of a document in single quotes: the same string, with a tenth fewer characters. */
export const requoteData = (html: string): string =>
  html.replace(DATA, (_, text: string) => `'${text.replace(/\\.|'/g, requote)}'`);

function requote(token: string): string {
  if (token === '\\"') return '"';
  return token === "'" ? "\\'" : token;
}
