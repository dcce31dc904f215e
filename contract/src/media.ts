import Type from 'typebox';

/** Of calls that respond with a file or a stream instead of JSON. */
export const pdfFile = {
  media: 'application/pdf',
  response: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
} as const;

/** A table for a spreadsheet in the format of `sheetFormat`, sent while it is read. */
export const sheetFile = {
  media: 'text/csv',
  otherMedia: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  response: Type.Unsafe<string | AsyncIterable<unknown>>({ type: 'string' }),
} as const;

/** The formats of tables for a spreadsheet; the first is the default. */
export const sheetFormats = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof sheetFormats)[number];
/** The query of a call that responds with a table. */
export const sheetFormat = {
  format: Type.Optional(
    Type.Enum([...sheetFormats], { type: 'string', description: 'csv when absent' }),
  ),
};

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
