import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { TriangleAlert } from 'lucide-react';
import { fieldLabels, type ProductField } from '../products/index.ts';
import type { CellProblem } from './cell-problems.ts';
import { gridColumns } from './grid-columns.ts';
import type { GridRow, RowFailure } from './grid-rows.ts';

type Props = {
  id: string;
  row: GridRow;
  problems: readonly CellProblem[];
  /** Formats a value of a column as the grid shows it. */
  show: (field: ProductField, value: string) => string;
  /** Whether the active cell is in this row; then Tab reaches the buttons. */
  isActive: boolean;
  onUseTheirs: (field: ProductField) => void;
};

/** Note below a row: what is wrong with its cells, and why it was not saved. */
export function RowNote({ id, row, problems, show, isActive, onUseTheirs }: Props) {
  const { i18n } = useLingui();
  const labelOf = (field: ProductField) => i18n._(fieldLabels[field]);
  const { failure } = row;
  return (
    <div
      id={id}
      role="gridcell"
      aria-colindex={gridColumns.length + 2}
      className="sticky left-0 z-3 flex w-[100cqi] items-start gap-2 border-b border-chilli-line bg-chilli-soft px-3 py-1.5 text-sm text-chilli"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="grid min-w-0 gap-1 break-words">
        {[...new Set(problems.map(({ message }) => message))].map((message) => (
          <p key={message}>
            <span className="font-semibold">
              {problems
                .filter((problem) => problem.message === message)
                .map(({ field }) => labelOf(field))
                .join(', ')}
              :
            </span>{' '}
            {message}
          </p>
        ))}
        {failure && !failure.conflict && (
          <p>
            {failure.field && <span className="font-semibold">{labelOf(failure.field)}: </span>}
            {failure.message}
          </p>
        )}
        {failure?.conflict && (
          <Conflict
            conflict={failure.conflict}
            {...{ row, show, labelOf, isActive, onUseTheirs }}
          />
        )}
      </div>
    </div>
  );
}

type ConflictProps = Pick<Props, 'row' | 'show' | 'isActive' | 'onUseTheirs'> & {
  conflict: NonNullable<RowFailure['conflict']>;
  labelOf: (field: ProductField) => string;
};

function Conflict({ conflict, row, show, labelOf, isActive, onUseTheirs }: ConflictProps) {
  const { t } = useLingui();
  const name = conflict.by ?? t`Somebody`;
  const theirs = conflict.theirs.map(labelOf).join(', ');
  return (
    <>
      <p>{t`${name} has changed this meanwhile: ${theirs}. Your changes are not saved yet; save again to keep them.`}</p>
      {conflict.both.map((field) => (
        <p key={field} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            <span className="font-semibold">{labelOf(field)}:</span>{' '}
            {t`theirs is ${show(field, row.base[field]) || '–'}, yours is ${show(field, row.draft[field]) || '–'}`}
          </span>
          <Button
            size="sm"
            variant="outline"
            tabIndex={isActive ? 0 : -1}
            aria-label={`${t`Use theirs`}: ${labelOf(field)}`}
            onClick={() => onUseTheirs(field)}
          >
            {t`Use theirs`}
          </Button>
        </p>
      ))}
    </>
  );
}
