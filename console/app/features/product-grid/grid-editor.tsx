import { useLingui } from '@lingui/react/macro';
import type { StaffCategory, StaffStock } from '@sabuja/contract';
import { useEffect, useId, useMemo } from 'react';
import { useLeaveGuard } from '../../lib/leave-guard.ts';
import { createProblemFinder } from './cell-problems.ts';
import { gridColumns } from './grid-columns.ts';
import { useGridEvents } from './grid-events.ts';
import { GridTable } from './grid-table.tsx';
import { GridToolbar } from './grid-toolbar.tsx';
import { SaveAllBar } from './save-all-bar.tsx';
import { useChoices } from './use-choices.ts';
import { useGrid } from './use-grid.ts';
import { useGridRows } from './use-grid-rows.ts';
import { useSaving } from './use-saving.ts';

type Props = {
  products: readonly StaffStock[];
  categories: readonly StaffCategory[];
  isReadOnly: boolean;
  onDirty: (isDirty: boolean) => void;
};

/** Edits products as in a spreadsheet, and saves them together. */
export function GridEditor({ products, categories, isReadOnly, onDirty }: Props) {
  const { t, i18n } = useLingui();
  const hintId = useId();
  const choicesOf = useChoices(categories);
  const findProblems = useMemo(() => createProblemFinder(i18n, choicesOf), [i18n, choicesOf]);
  const gridRows = useGridRows(products);
  const { rows, change } = gridRows;
  const grid = useGrid({ grid: gridRows, choicesOf, isReadOnly });
  const saving = useSaving({ grid: gridRows, findProblems, say: grid.say });
  const events = useGridEvents(grid, {
    save: saving.save,
    onLeave: () => grid.say(t`Press Tab to leave the grid.`),
  });
  const isDirty = saving.changed.length > 0 || grid.editing !== undefined;
  useLeaveGuard(isDirty);
  useReportDirty(isDirty, onDirty);
  const failing = rows.flatMap((row, index) =>
    row.failure || findProblems(row).length > 0 ? [index] : [],
  );
  const goToNextFailing = () => {
    const { active } = grid.selection;
    const next = failing.find((index) => index > active.row) ?? failing[0];
    const row = next === undefined ? undefined : rows[next];
    if (next === undefined || !row) return;
    const field =
      findProblems(row)[0]?.field ?? row.failure?.field ?? row.failure?.conflict?.both[0];
    const column = gridColumns.findIndex((each) => each.field === field);
    grid.goTo({ row: next, column: Math.max(0, column) });
    grid.focus();
  };
  return (
    <div className="grid min-w-0 gap-2">
      <GridToolbar
        {...{ isReadOnly, hintId }}
        grid={grid}
        mayUndo={gridRows.mayUndo}
        mayRedo={gridRows.mayRedo}
        failing={failing.length}
        onNextFailing={goToNextFailing}
      />
      <GridTable
        {...{ grid, events, rows, findProblems, choicesOf, isReadOnly }}
        describedBy={hintId}
        onUseTheirs={(row, field) => {
          const theirs = rows[row]?.base[field];
          if (theirs !== undefined) change([{ row, field, to: theirs }]);
          grid.focus();
        }}
      />
      <SaveAllBar
        saving={saving}
        said={grid.said}
        isReadOnly={isReadOnly}
        onDiscard={gridRows.discard}
      />
    </div>
  );
}

/** Reports whether there are unsaved changes; false after unmounting. */
function useReportDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
}
