import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { selectCell } from '../../lib/grid/cell-range.ts';
import { type GridCommand, toCommand, toEditCommand } from '../../lib/grid/grid-keys.ts';
import { gridColumns } from './grid-columns.ts';
import type { Grid } from './use-grid.ts';

/** The cell, row or column that an element of the grid stands for: '3:4', '3:' or ':4'. */
function placeOf(target: EventTarget): { row?: number; column?: number } | undefined {
  const place = (target as Element).closest<HTMLElement>('[data-place]')?.dataset.place;
  if (place === undefined) return undefined;
  const [row = '', column = ''] = place.split(':');
  return { ...(row && { row: Number(row) }), ...(column && { column: Number(column) }) };
}

const isControl = (target: EventTarget): boolean =>
  (target as Element).closest('input, select, textarea, button, a') !== null;

type Actions = { save: () => void; onLeave: () => void };

/** Event handlers for keyboard, mouse and clipboard. `onLeave` explains how to leave the grid by keyboard. */
export function useGridEvents(grid: Grid, actions: Actions) {
  const isLeaving = useRef(false);
  const wasActive = useRef(false);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (grid.editing) return onEditKey(grid, event);
      if (isControl(event.target)) return;
      const command = toCommand(event);
      const isTab = command?.type === 'following';
      if (!isTab && event.key !== 'Shift') isLeaving.current = false;
      if (!command || (isTab && isLeaving.current)) return;
      if (run(grid, actions, command)) {
        event.preventDefault();
        grid.focus();
      }
      if (command.type === 'leave') isLeaving.current = true;
    },
    ...mouseEvents(grid, wasActive),
    ...clipboardEvents(grid),
  };
}
export type GridEvents = ReturnType<typeof useGridEvents>;

/** Runs a command; returns whether the grid has handled the key. */
function run(grid: Grid, actions: Actions, command: GridCommand): boolean {
  switch (command.type) {
    case 'move':
      grid.move(command, command.extend);
      return true;
    case 'following':
      return grid.moveOn(command.by);
    case 'select':
      selectLines(grid, command.what);
      return true;
    case 'edit':
      grid.edit(false);
      return true;
    case 'overwrite':
      // Rendered synchronously, so that the typed character, or one composed by an input method, goes into the field.
      flushSync(() => grid.edit(true));
      return false;
    case 'leave':
      grid.select(selectCell(grid.selection.active));
      actions.onLeave();
      return true;
    case 'save':
      actions.save();
      return true;
    default:
      grid[command.type]();
      return true;
  }
}

/** Selects the whole rows or columns of the range, or everything. */
function selectLines({ select, range, size }: Grid, what: 'row' | 'column' | 'all'): void {
  const isRow = what === 'row';
  const isColumn = what === 'column';
  select({
    active: { row: isRow ? range.top : 0, column: isColumn ? range.left : 0 },
    end: {
      row: isRow ? range.bottom : size.rows - 1,
      column: isColumn ? range.right : size.columns - 1,
    },
  });
}

/** Handles a key in the field of a cell. */
function onEditKey(grid: Grid, event: KeyboardEvent) {
  const { target } = event;
  if (event.key === 'Enter' && event.altKey && target instanceof HTMLTextAreaElement) {
    event.preventDefault();
    target.setRangeText('\n', target.selectionStart, target.selectionEnd, 'end');
    return grid.type(target.value);
  }
  const isChoice = gridColumns[grid.selection.active.column]?.kind === 'choice';
  const isOverwriting = grid.editing?.isOverwriting === true && !isChoice;
  const command = toEditCommand(event.nativeEvent, isOverwriting);
  if (!command) return;
  event.preventDefault();
  grid.focus();
  if (command.type === 'cancel') return grid.cancel();
  grid.commit();
  if (command.type === 'commit') grid.move(command, false);
  else grid.moveOn(command.by);
}

const mouseEvents = (grid: Grid, wasActive: { current: boolean }) => ({
  onMouseDown: (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (!place || event.button !== 0 || isControl(event.target)) return;
    event.preventDefault();
    grid.commit();
    grid.focus();
    const { size, selection } = grid;
    const { row, column } = place;
    if (row === undefined || column === undefined)
      return grid.select({
        active: { row: row ?? 0, column: column ?? 0 },
        end: { row: row ?? size.rows - 1, column: column ?? size.columns - 1 },
      });
    const { active } = selection;
    wasActive.current = active.row === row && active.column === column;
    if (event.shiftKey) grid.extendTo({ row, column });
    else grid.goTo({ row, column });
  },
  onMouseOver: (event: MouseEvent) => {
    if (event.buttons !== 1 || grid.editing) return;
    const { row, column } = placeOf(event.target) ?? {};
    if (row !== undefined && column !== undefined) grid.extendTo({ row, column });
  },
  /** On touch screens, which have no keys, a second tap on a cell edits it. */
  onClick: (event: MouseEvent) => {
    const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
    if (isTouch && wasActive.current && placeOf(event.target)?.column !== undefined)
      grid.edit(false);
  },
  onDoubleClick: (event: MouseEvent) => {
    const { row, column } = placeOf(event.target) ?? {};
    if (row !== undefined && column !== undefined && !grid.editing) grid.edit(false);
  },
});

const clipboardEvents = (grid: Grid) => {
  const copy = (event: ClipboardEvent): void => {
    event.preventDefault();
    event.clipboardData.setData('text/plain', grid.copy());
  };
  return {
    onCopy: (event: ClipboardEvent) => {
      if (!grid.editing) copy(event);
    },
    onCut: (event: ClipboardEvent) => {
      if (grid.editing) return;
      copy(event);
      grid.clear();
    },
    onPaste: (event: ClipboardEvent) => {
      if (grid.editing) return;
      event.preventDefault();
      grid.paste(event.clipboardData.getData('text/plain'));
    },
  };
};
