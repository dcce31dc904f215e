import Type from 'typebox';

/** Part of the description of a call that responds with a PDF file instead of JSON. */
export const pdfFile = {
  media: 'application/pdf',
  response: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
} as const;

/** Part of the description of a call that responds with a table for a spreadsheet, streamed while it is read. */
export const sheetFile = {
  media: 'text/csv',
  otherMedia: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  response: Type.Unsafe<string | AsyncIterable<unknown>>({ type: 'string' }),
} as const;

/** The formats of tables for a spreadsheet; the first is the default. */
const sheetFormats = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof sheetFormats)[number];
const sheetFormat = {
  format: Type.Optional(
    Type.Enum([...sheetFormats], { type: 'string', description: 'csv when absent' }),
  ),
};

/** The common description of calls that respond with a table; `filter` is the query of the list it contains. */
export const sheetOf = <F extends Type.TProperties>(filter: F) =>
  ({
    rate: 'file',
    query: Type.Object({ ...filter, ...sheetFormat }),
    ...sheetFile,
  }) as const;

/** A file field of a form, as the client sends it; handlers on the server receive it as a stream of bytes. */
export const FormFile = ({ description }: { description: string }) =>
  Type.Unsafe<string | Blob>({
    contentMediaType: 'application/octet-stream',
    description,
  });

/** Part of the description of a call that responds with an event stream (server-sent events). */
export const eventStream = {
  media: 'text/event-stream',
  response: Type.Unsafe<string | AsyncIterable<unknown>>({ type: 'string' }),
} as const;
