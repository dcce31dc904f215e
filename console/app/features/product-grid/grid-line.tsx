import { useLingui } from '@lingui/react/macro';
import clsx from 'clsx';
import { CircleAlert, Pencil } from 'lucide-react';
import { memo } from 'react';
import type { ProductField } from '../products/index.ts';
import { CellEditor } from './cell-editor.tsx';
import type { CellProblem } from './cell-problems.ts';
import { showCell } from './cell-values.ts';
import { GridCell } from './grid-cell.tsx';
import { gridColumns } from './grid-columns.ts';
import { type GridRow, isChanged } from './grid-rows.ts';
import { RowNote } from './row-note.tsx';
import type { ChoicesOf } from './use-choices.ts';

type Props = {
  row: GridRow;
  index: number;
  problems: readonly CellProblem[];
  choicesOf: ChoicesOf;
  /** The selected columns, when the row is in the range. */
  selectedFrom: number | undefined;
  selectedTo: number | undefined;
  /** The column of the active cell, when it is in this row. */
  activeColumn: number | undefined;
  /** The text in the field of the active cell, while it is edited. */
  editedValue: string | undefined;
  isReadOnly: boolean;
  onType: (value: string) => void;
  onCommit: () => void;
  onUseTheirs: (row: number, field: ProductField) => void;
};

/** One product of the grid, with the note about it below. */
export const GridLine = memo(function GridLine(props: Props) {
  const { row, index, problems, choicesOf, selectedFrom, selectedTo, activeColumn } = props;
  const hasNote = problems.length > 0 || row.failure !== undefined;
  const noteId = `row-note-${row.id}`;
  const show = (field: ProductField, value: string) => {
    const column = gridColumns.find((each) => each.field === field);
    return column ? showCell(column, value, choicesOf(field)) : value;
  };
  const problemOf = (field: ProductField) =>
    problems.find((problem) => problem.field === field)?.message ??
    (row.failure?.field === field ? row.failure.message : undefined) ??
    (row.failure?.conflict?.both.includes(field) ? row.failure.message : undefined);
  return (
    <div role="row" aria-rowindex={index + 2} className="w-max">
      <div className="flex h-10">
        <RowHead index={index} hasProblem={hasNote} isChanged={isChanged(row)} />
        {gridColumns.map((column, at) => (
          <GridCell
            key={column.field}
            row={index}
            index={at}
            column={column}
            text={showCell(column, row.draft[column.field], choicesOf(column.field))}
            isActive={activeColumn === at}
            isSelected={selectedFrom !== undefined && at >= selectedFrom && at <= (selectedTo ?? 0)}
            isChanged={row.draft[column.field] !== row.base[column.field]}
            problem={problemOf(column.field)}
            isReadOnly={props.isReadOnly}
            noteId={hasNote ? noteId : undefined}
            editor={
              activeColumn === at &&
              props.editedValue !== undefined && (
                <CellEditor
                  column={column}
                  value={props.editedValue}
                  choices={choicesOf(column.field)}
                  onChange={props.onType}
                  onBlur={props.onCommit}
                />
              )
            }
          />
        ))}
      </div>
      {hasNote && (
        <RowNote
          id={noteId}
          row={row}
          problems={problems}
          show={show}
          isActive={activeColumn !== undefined}
          onUseTheirs={(field) => props.onUseTheirs(index, field)}
        />
      )}
    </div>
  );
});

/** The number of a row, and whether it is changed or not saved; selects the row. */
function RowHead({
  index,
  hasProblem,
  isChanged: isChangedRow,
}: {
  index: number;
  hasProblem: boolean;
  isChanged: boolean;
}) {
  const { t } = useLingui();
  return (
    <div
      role="rowheader"
      aria-colindex={1}
      data-place={`${index}:`}
      className={clsx(
        'tabular sticky left-0 z-2 flex w-12 shrink-0 items-center justify-end gap-0.5 border-r border-b border-line-strong bg-sunk px-1.5 text-xs',
        hasProblem ? 'text-chilli' : 'text-muted',
      )}
    >
      {hasProblem ? (
        <>
          <CircleAlert aria-hidden="true" className="size-3.5" />
          <span className="sr-only">{t`Not saved:`}</span>
        </>
      ) : (
        isChangedRow && (
          <>
            <Pencil aria-hidden="true" className="size-3 text-haldi-text" />
            <span className="sr-only">{t`Changed:`}</span>
          </>
        )
      )}
      {index + 1}
    </div>
  );
}
