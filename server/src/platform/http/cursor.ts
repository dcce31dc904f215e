import { HttpProblem } from './problem.ts';

/** A position in a sorted list: after or before the row whose sort keys have these values. */
export type Cursor = {
  /** The number of the page that the cursor leads to, counted while the user moves from page to page. */
  page: number;
  direction: 'after' | 'before';
  values: readonly string[];
};

/** Encodes a cursor as base64url for a query parameter; `decodeCursor` is the inverse. */
export const encodeCursor = ({ page, direction, values }: Cursor): string =>
  Buffer.from(JSON.stringify([page, direction, ...values])).toString('base64url');

/**
 * Decodes a cursor of a list that has this number of sort keys.
 * @throws HttpProblem 422 for a cursor that does not belong to such a list
 */
export function decodeCursor(text: string, keys: number): Cursor {
  const [page, direction, ...values] = parse(text);
  const isPage = typeof page === 'number' && Number.isSafeInteger(page) && page > 0;
  const isDirection = direction === 'after' || direction === 'before';
  if (!isPage || !isDirection || values.length !== keys || !values.every(isText))
    throw invalidCursor();
  return { page, direction, values };
}

/** Returns the problem for a cursor that belongs to another list or was made up by the client. */
export const invalidCursor = (): HttpProblem =>
  new HttpProblem(422, 'INVALID', {
    message: 'This page of the list does not exist any more. Please open its first page.',
    field: 'cursor',
  });

const isText = (value: unknown): value is string => typeof value === 'string';

function parse(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
