import { type Paise, rupees, showRupees } from '@sabuja/kit';
import { useId } from 'react';
import { type CheckoutLine, subtotal } from './order-plan.ts';

const money = (paise: Paise) => showRupees(rupees(paise));

/**
 * What is ordered from one department. On phones each row folds into two lines; the roles keep it
 * a table for screen readers, which a changed `display` would undo.
 */
export function OrderTable({ title, lines }: { title: string; lines: CheckoutLine[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface">
      <h2 id={id} className="px-4 pt-4 pb-2 text-title font-[720] md:px-5">
        {title}
      </h2>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table role="table" aria-labelledby={id} className="w-full max-md:block">
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row" className="text-left text-sm text-muted">
            <th role="columnheader" scope="col" className="px-5 py-2 font-[560]">
              Name
            </th>
            <th role="columnheader" scope="col" className="px-3 py-2 text-right font-[560]">
              Cost
            </th>
            <th role="columnheader" scope="col" className="px-3 py-2 text-right font-[560]">
              Quantity
            </th>
            <th role="columnheader" scope="col" className="px-5 py-2 text-right font-[560]">
              Total Price
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {lines.map((line) => (
            <Row key={line.id} line={line} />
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      <p className="tabular flex justify-between gap-4 border-t border-line px-4 py-3 font-[700] text-leaf md:px-5">
        <span>Total</span>
        <span>{money(subtotal(lines))}</span>
      </p>
    </section>
  );
}

const Row = ({ line }: { line: CheckoutLine }) => (
  // biome-ignore-start lint/a11y/noRedundantRoles: see OrderTable
  <tr
    role="row"
    className="tabular border-t border-line max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-3 max-md:px-4 max-md:py-2.5"
  >
    <td role="cell" className="md:px-5 md:py-3 max-md:row-start-1">
      <span className="font-[620]">{line.name}</span>
      <span className="block text-sm text-muted max-md:hidden">{line.units}</span>
    </td>
    <td
      role="cell"
      className="text-right whitespace-nowrap md:px-3 max-md:row-start-2 max-md:text-left max-md:text-sm max-md:text-muted"
    >
      {money(line.unit)}
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
      className="text-right font-[650] whitespace-nowrap md:px-5 max-md:col-start-2 max-md:row-start-1"
    >
      {money(line.total)}
    </td>
  </tr>
  // biome-ignore-end lint/a11y/noRedundantRoles: see OrderTable
);
