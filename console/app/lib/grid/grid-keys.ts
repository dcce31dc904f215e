import { type Cell, clampCell, type GridSize } from './cell-range.ts';

/** What a key does in a grid while no cell is being edited. */
export type GridCommand =
  | { type: 'move'; rows: number; columns: number; extend: boolean }
  | { type: 'following'; by: 1 | -1 }
  | { type: 'select'; what: 'row' | 'column' | 'all' }
  | { type: 'edit' | 'overwrite' | 'clear' | 'fillDown' | 'undo' | 'redo' | 'save' | 'leave' };

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** More than the rows or columns of any grid; `clampCell` limits the move to the edge. */
const ALL = 1_000_000;
/** Number of rows that Page Up and Page Down move. */
const PAGE = 15;

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const jumps: typeof steps = {
  Home: [0, -ALL],
  End: [0, ALL],
  PageUp: [-PAGE, 0],
  PageDown: [PAGE, 0],
};

/** Returns a key's command, as in spreadsheets and the ARIA grid pattern; undefined for keys the grid ignores. */
export function toCommand(event: Key): GridCommand | undefined {
  if (event.ctrlKey || event.metaKey) return toControlCommand(event);
  const { key, shiftKey, altKey } = event;
  if (altKey) return undefined;
  const step = steps[key] ?? jumps[key];
  if (step) return { type: 'move', rows: step[0], columns: step[1], extend: shiftKey };
  switch (key) {
    case 'Tab':
      return { type: 'following', by: shiftKey ? -1 : 1 };
    case 'Enter':
      return shiftKey ? { type: 'move', rows: -1, columns: 0, extend: false } : { type: 'edit' };
    case 'F2':
      return { type: 'edit' };
    case 'Delete':
    case 'Backspace':
      return { type: 'clear' };
    case 'Escape':
      return { type: 'leave' };
    case ' ':
      return shiftKey ? { type: 'select', what: 'row' } : { type: 'overwrite' };
    default:
      return isText(key) ? { type: 'overwrite' } : undefined;
  }
}

/** Whether the key types a character, or is part of an input method's composition. */
const isText = (key: string): boolean =>
  [...key].length === 1 || key === 'Process' || key === 'Unidentified' || key === 'Dead';

function toControlCommand({ key, shiftKey, altKey }: Key): GridCommand | undefined {
  if (altKey) return undefined;
  const step = steps[key];
  if (step) return { type: 'move', rows: step[0] * ALL, columns: step[1] * ALL, extend: shiftKey };
  switch (key.toLowerCase()) {
    case 'home':
      return { type: 'move', rows: -ALL, columns: -ALL, extend: shiftKey };
    case 'end':
      return { type: 'move', rows: ALL, columns: ALL, extend: shiftKey };
    case ' ':
      return { type: 'select', what: 'column' };
    case 'a':
      return { type: 'select', what: 'all' };
    case 'd':
      return { type: 'fillDown' };
    case 'z':
      return { type: shiftKey ? 'redo' : 'undo' };
    case 'y':
      return { type: 'redo' };
    case 's':
      return { type: 'save' };
    default:
      return undefined;
  }
}

/** What a key does while a cell is being edited. */
export type EditCommand =
  | { type: 'cancel' }
  | { type: 'commit'; rows: number; columns: number }
  | { type: 'commitFollowing'; by: 1 | -1 };

/**
 * Returns the command of a key in the field of a cell; undefined for keys that the field handles itself.
 * `isOverwriting`: editing was started by typing, so the arrow keys move to another cell, as in spreadsheets. Pass
 * false for a select, which needs the arrow keys itself.
 */
export function toEditCommand(
  event: Key & Pick<KeyboardEvent, 'isComposing'>,
  isOverwriting: boolean,
): EditCommand | undefined {
  const { key, shiftKey, altKey, isComposing } = event;
  if (isComposing || altKey) return undefined;
  if (key === 'Escape') return { type: 'cancel' };
  if (key === 'Enter') return { type: 'commit', rows: shiftKey ? -1 : 1, columns: 0 };
  if (key === 'Tab') return { type: 'commitFollowing', by: shiftKey ? -1 : 1 };
  const step = isOverwriting ? steps[key] : undefined;
  return step && { type: 'commit', rows: step[0], columns: step[1] };
}

/** Returns the cell that a move reaches, limited to the grid. */
export const moveCell = (
  { row, column }: Cell,
  by: { rows: number; columns: number },
  size: GridSize,
): Cell => clampCell({ row: row + by.rows, column: column + by.columns }, size);
