import { useLingui } from '@lingui/react/macro';
import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GridColumn } from './grid-columns.ts';

type Props = {
  row: number;
  index: number;
  column: GridColumn;
  text: string;
  isActive: boolean;
  isSelected: boolean;
  isChanged: boolean;
  /** What is wrong with the value, as text. */
  problem: string | undefined;
  isReadOnly: boolean;
  /** Id of the note below the row. */
  noteId: string | undefined;
  /** The field, while the cell is edited. */
  editor: ReactNode;
};

/** One cell: its value, and marks for what is changed and what is wrong. */
export function GridCell(props: Props) {
  const { row, index, column, text, isActive, isSelected, isChanged, problem, editor } = props;
  const { t } = useLingui();
  return (
    <div
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      aria-colindex={index + 2}
      aria-selected={isSelected}
      aria-readonly={props.isReadOnly || undefined}
      aria-invalid={problem ? true : undefined}
      aria-describedby={isActive ? props.noteId : undefined}
      data-place={`${row}:${index}`}
      lang={text ? column.lang : undefined}
      style={{ width: column.width }}
      className={clsx(
        'relative flex shrink-0 items-center gap-1 rounded-none border-r border-b border-line px-2 text-sm',
        index === 0 && 'sticky left-12 z-2 font-semibold',
        column.kind === 'number' && 'tabular justify-end',
        isChanged ? 'bg-haldi-soft' : isSelected ? 'bg-leaf-soft' : 'bg-surface',
        isSelected && 'inset-ring inset-ring-leaf-line',
        problem && 'inset-ring-2 inset-ring-chilli',
        isActive
          ? 'outline-2 -outline-offset-2 outline-leaf focus-within:outline-focus focus:outline-focus'
          : 'outline-none',
      )}
    >
      {isChanged && (
        <>
          <svg
            aria-hidden="true"
            viewBox="0 0 8 8"
            className="absolute top-0 left-0 size-2 fill-haldi-text"
          >
            <path d="M0 0h8L0 8z" />
          </svg>
          <span className="sr-only">{t`Changed:`}</span>
        </>
      )}
      {problem && <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-chilli" />}
      <span className="truncate">{text}</span>
      {editor}
    </div>
  );
}
