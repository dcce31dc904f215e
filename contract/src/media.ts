import Type from 'typebox';

/** Of calls that respond with a file or a stream instead of JSON. */
export const pdfFile = {
  media: 'application/pdf',
  response: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
} as const;

/** A table for a spreadsheet, sent while it is read. */
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

/** What calls that respond with a table have in common; `filter` is the query of the list that it is of. */
export const sheetOf = <F extends Type.TProperties>(filter: F) =>
  ({
    rate: 'file',
    query: Type.Object({ ...filter, ...sheetFormat }),
    ...sheetFile,
  }) as const;

/** A file in a form, as it is sent; handlers of the server get it as a source of bytes. */
export const FormFile = ({ description }: { description: string }) =>
  Type.Unsafe<string | Blob>({
    contentMediaType: 'application/octet-stream',
    description,
  });

/** Server-sent events. */
export const eventStream = {
  media: 'text/event-stream',
  response: Type.Unsafe<string | AsyncIterable<unknown>>({ type: 'string' }),
} as const;
