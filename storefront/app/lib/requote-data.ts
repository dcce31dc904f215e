/** Matches the string of data that React Router passes to the browser: JSON, in which most quotes are escaped. */
const DATA = /(?<=\.streamController\.enqueue\()"((?:[^"\\]|\\.)*)"(?=\))/g;

/** Puts a document's data in single quotes instead of double ones: the same string in a tenth fewer characters. */
export const requoteData = (html: string): string =>
  html.replace(DATA, (_, text: string) => `'${text.replace(/\\.|'/g, requote)}'`);

function requote(token: string): string {
  if (token === '\\"') return '"';
  return token === "'" ? "\\'" : token;
}
