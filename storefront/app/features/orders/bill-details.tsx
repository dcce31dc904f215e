import { rupees, showRupees } from '@sabuja/kit';
import type { Bill } from './order-rules.ts';

const money = (paise: number) => showRupees(rupees(paise));

export function BillDetails({ bill }: { bill: Bill }) {
  const rows: readonly [string, string][] = [
    ['Sub Total', money(bill.subTotal)],
    ['Tax', money(bill.tax)],
    ['Delivery Charges', money(bill.delivery)],
    ...(bill.discount > 0 ? [['Discount', `−${money(bill.discount)}`] as [string, string]] : []),
  ];
  return (
    <section className="grid gap-4 rounded-card border border-line bg-surface p-4 md:p-5">
      <h2 className="text-title font-[720]">Bill Details</h2>
      <dl className="tabular grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
        {rows.map(([name, amount]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right">{amount}</dd>
          </div>
        ))}
        {bill.included > 0 && (
          <div className="contents text-leaf">
            <dt>
              Discount<span className="block text-sm">already in the prices above</span>
            </dt>
            <dd className="text-right">{money(bill.included)}</dd>
          </div>
        )}
        {bill.pending > 0 && (
          <div className="contents text-haldi-text">
            <dt>
              Pending Amount<span className="block text-sm">to pay on delivery</span>
            </dt>
            <dd className="text-right">{money(bill.pending)}</dd>
          </div>
        )}
        <dt className="border-t border-line pt-3 font-[700]">Final Amount</dt>
        <dd className="border-t border-line pt-3 text-right text-title font-[720]">
          {money(bill.final)}
        </dd>
      </dl>
    </section>
  );
}
