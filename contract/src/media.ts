import Type from 'typebox';

/** Of calls that respond with a file or a stream instead of JSON. */
export const pdfFile = {
  media: 'application/pdf',
  response: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
} as const;

/** A table for a spreadsheet, sent while it is read. */
export const csvFile = {
  media: 'text/csv',
  response: Type.Unsafe<string | AsyncIterable<unknown>>({ type: 'string' }),
} as const;

/** Server-sent events. */
export const eventStream = {
  media: 'text/event-stream',
  response: Type.Unsafe<string | AsyncIterable<unknown>>({ type: 'string' }),
} as const;
