import { useLingui } from '@lingui/react/macro';
import { MAX_LINE_NOTE_LENGTH } from '@sabuja/contract/rules/if-missing';
import { formatPaise } from '@sabuja/kit';
import { Card } from '@sabuja/ui/card.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { PenLine } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import type { CheckoutForm } from './checkout-form.ts';
import { type CheckoutLine, subtotalOf } from './order-plan.ts';

type Props = {
  title: string;
  lines: CheckoutLine[];
  notes: CheckoutForm['notes'];
  /** `line` is the id of the cart line. */
  onNote: (line: number, note: string) => void;
};

/**
 * Table of one department's lines. On phones each row folds into two lines; the roles preserve the
 * table semantics that a changed `display` would remove.
 */
export function OrderTable({ title, lines, notes, onNote }: Props) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="px-4 pt-4 pb-2 text-title font-extrabold md:px-5">
        {title}
      </h2>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table role="table" aria-labelledby={id} className="w-full max-md:block">
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row" className="text-left text-sm text-muted">
            <th role="columnheader" scope="col" className="px-5 py-2 font-medium">
              {t`Name`}
            </th>
            <th role="columnheader" scope="col" className="px-3 py-2 text-right font-medium">
              {t`Cost`}
            </th>
            <th role="columnheader" scope="col" className="px-3 py-2 text-right font-medium">
              {t`Quantity`}
            </th>
            <th role="columnheader" scope="col" className="px-5 py-2 text-right font-medium">
              {t`Total Price`}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {lines.map((line) => (
            <Fragment key={line.cartItemId}>
              <Row line={line} />
              <tr role="row" className="max-md:block">
                <td role="cell" colSpan={4} className="px-4 pb-1.5 max-md:block md:px-5">
                  <LineNote
                    name={line.name}
                    value={notes[line.cartItemId] ?? ''}
                    onChange={(note) => onNote(line.cartItemId, note)}
                  />
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      <p className="tabular flex justify-between gap-4 border-t border-line px-4 py-3 font-bold text-leaf md:px-5">
        <span>{t`Total`}</span>
        <span>{formatPaise(subtotalOf(lines))}</span>
      </p>
    </Card>
  );
}

function Row({ line }: { line: CheckoutLine }) {
  const { t } = useLingui();
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see OrderTable
    <tr
      role="row"
      className="tabular border-t border-line max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:px-4 max-md:pt-2.5 max-md:pb-1"
    >
      <td role="cell" className="md:px-5 md:py-3 max-md:row-start-1">
        <span className="font-semibold">{line.name}</span>
        <span className="block text-sm text-muted max-md:hidden">{line.units}</span>
        {line.problem && (
          <span className="block text-sm font-semibold text-chilli">{t(line.problem)}</span>
        )}
      </td>
      <td
        role="cell"
        className="text-right md:px-3 md:whitespace-nowrap max-md:row-start-2 max-md:text-left max-md:text-sm max-md:text-muted"
      >
        {formatPaise(line.unit)}
        <span className="md:hidden"> / {line.units}</span>
      </td>
      <td
        role="cell"
        className="text-right md:px-3 max-md:row-start-2 max-md:text-sm max-md:text-muted"
      >
        <span aria-hidden="true" className="md:hidden">
          ×{' '}
        </span>
        {line.quantity}
      </td>
      <td
        role="cell"
        className="text-right font-semibold whitespace-nowrap md:px-5 max-md:col-start-2 max-md:row-start-1"
      >
        {formatPaise(line.total)}
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see OrderTable
  );
}

type LineNoteProps = { name: string; value: string; onChange: (note: string) => void };

/** A customer's note on a line for the picker; its field opens with a tap. */
function LineNote({ name, value, onChange }: LineNoteProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(value !== '');
  if (!isOpen) {
    return (
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="-ml-1 flex min-h-8 items-center gap-1.5 rounded-tag px-1 text-sm text-muted hover:text-ink"
      >
        <PenLine aria-hidden="true" className="size-3.5" />
        {t`Add a note`} <span className="sr-only">{name}</span>
      </button>
    );
  }
  return (
    <TextField
      label={t`Note for ${name}`}
      hideLabel
      autoFocus={value === ''}
      maxLength={MAX_LINE_NOTE_LENGTH}
      placeholder={t`Ripe, for today…`}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => setIsOpen(value.trim() !== '')}
    />
  );
}
