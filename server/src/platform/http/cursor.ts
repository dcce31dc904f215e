import { HttpProblem } from './problem.ts';

/** A place between two rows of a list: the rows after or before the one with these values in the order of the list. */
export type Cursor = {
  /** The number of the page that it leads to, counted as one walked. */
  page: number;
  direction: 'after' | 'before';
  values: readonly string[];
};

export const encodeCursor = ({ page, direction, values }: Cursor): string =>
  Buffer.from(JSON.stringify([page, direction, ...values])).toString('base64url');

/**
 * Reads a cursor of a list that is ordered by `keys` values.
 * @throws HttpProblem 422 for a cursor that no such list gave
 */
export function decodeCursor(text: string, keys: number): Cursor {
  const [page, direction, ...values] = parse(text);
  const isPage = typeof page === 'number' && Number.isSafeInteger(page) && page > 0;
  const isDirection = direction === 'after' || direction === 'before';
  if (!isPage || !isDirection || values.length !== keys || !values.every(isText))
    throw invalidCursor();
  return { page, direction, values };
}

/** The list is another one than the cursor is of, or somebody wrote the cursor. */
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
