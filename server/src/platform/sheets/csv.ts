/**
 * A value as a CSV field. One that a spreadsheet would take for a formula begins with an apostrophe (OWASP, CSV
 * injection).
 */
export function toCsvField(value: unknown): string {
  const text =
    value === null || value === undefined
      ? ''
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value);
  // A negative number is no formula.
  if (typeof value === 'number') return text;
  const defused = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}
