/**
 * Formats a value as a CSV field. A text that a spreadsheet would treat as a formula gets an apostrophe in front
 * (OWASP, CSV injection).
 */
export function toCsvField(value: unknown): string {
  const text =
    value === null || value === undefined
      ? ''
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value);
  // Numbers, even negative ones, are not formulas.
  if (typeof value === 'number') return text;
  const defused = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}
