import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { type Cell, selectCell } from '../../lib/grid/cell-range.ts';
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

/** What keyboard, mouse and clipboard do in the grid. `onLeave` says how it is left by the keyboard. */
export function useGridEvents(grid: Grid, actions: { save: () => void; onLeave: () => void }) {
  const { selection, range, size, editing } = grid;
  const isLeaving = useRef(false);
  const wasActive = useRef(false);
  const selectLine = ({ row, column }: Partial<Cell>) =>
    grid.select({
      active: { row: row ?? 0, column: column ?? 0 },
      end: { row: row ?? size.rows - 1, column: column ?? size.columns - 1 },
    });

  /** Returns whether the key was the grid's. */
  const run = (command: GridCommand): boolean => {
    switch (command.type) {
      case 'move':
        grid.move(command, command.extend);
        return true;
      case 'following':
        return !isLeaving.current && grid.moveOn(command.by);
      case 'select':
        if (command.what === 'all') selectLine({});
        else
          grid.select({
            active: selection.active,
            end: selection.active,
            ...(command.what === 'row' && {
              active: { row: range.top, column: 0 },
              end: { row: range.bottom, column: size.columns - 1 },
            }),
            ...(command.what === 'column' && {
              active: { row: 0, column: range.left },
              end: { row: size.rows - 1, column: range.right },
            }),
          });
        return true;
      case 'edit':
        grid.edit(false);
        return true;
      case 'overwrite':
        // The field is there before the character is: what is typed, or composed by an input method, goes into it.
        flushSync(() => grid.edit(true));
        return false;
      case 'leave':
        grid.select(selectCell(selection.active));
        actions.onLeave();
        return true;
      case 'save':
        actions.save();
        return true;
      default:
        grid[command.type]();
        return true;
    }
  };

  const onEditKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.altKey && event.target instanceof HTMLTextAreaElement) {
      event.preventDefault();
      event.target.setRangeText(
        '\n',
        event.target.selectionStart,
        event.target.selectionEnd,
        'end',
      );
      grid.type(event.target.value);
      return;
    }
    const isChoice = gridColumns[selection.active.column]?.kind === 'choice';
    const isOverwriting = editing?.isOverwriting === true && !isChoice;
    const command = toEditCommand(event.nativeEvent, isOverwriting);
    if (!command) return;
    event.preventDefault();
    grid.focus();
    if (command.type === 'cancel') return grid.cancel();
    grid.commit();
    if (command.type === 'commit') grid.move(command, false);
    else grid.moveOn(command.by);
  };

  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (editing) return onEditKey(event);
      if (isControl(event.target)) return;
      const command = toCommand(event);
      if (command?.type !== 'following' && event.key !== 'Shift') isLeaving.current = false;
      if (!command) return;
      if (run(command)) {
        event.preventDefault();
        grid.focus();
      }
      if (command.type === 'leave') isLeaving.current = true;
    },
    onMouseDown: (event: MouseEvent) => {
      const place = placeOf(event.target);
      if (!place || event.button !== 0 || isControl(event.target)) return;
      event.preventDefault();
      grid.commit();
      grid.focus();
      const { row, column } = place;
      if (row === undefined || column === undefined) return selectLine(place);
      const { active } = selection;
      wasActive.current = active.row === row && active.column === column;
      if (event.shiftKey) grid.extendTo({ row, column });
      else grid.goTo({ row, column });
    },
    onMouseOver: (event: MouseEvent) => {
      if (event.buttons !== 1 || editing) return;
      const { row, column } = placeOf(event.target) ?? {};
      if (row !== undefined && column !== undefined) grid.extendTo({ row, column });
    },
    /** A second tap edits, as there are no keys. */
    onClick: (event: MouseEvent) => {
      const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
      if (isTouch && wasActive.current && placeOf(event.target)?.column !== undefined)
        grid.edit(false);
    },
    onDoubleClick: (event: MouseEvent) => {
      const { row, column } = placeOf(event.target) ?? {};
      if (row !== undefined && column !== undefined) grid.edit(false);
    },
    onCopy: (event: ClipboardEvent) => {
      if (editing) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', grid.copy());
    },
    onCut: (event: ClipboardEvent) => {
      if (editing) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', grid.copy());
      grid.clear();
    },
    onPaste: (event: ClipboardEvent) => {
      if (editing) return;
      event.preventDefault();
      grid.paste(event.clipboardData.getData('text/plain'));
    },
  };
}
export type GridEvents = ReturnType<typeof useGridEvents>;
