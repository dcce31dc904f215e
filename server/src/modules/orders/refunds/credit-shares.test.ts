import { percentOf } from '@sabuja/kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Invoice } from '../invoice/invoice-content.ts';
import { subtractInvoices } from '../invoice/invoice-lines.ts';
import { creditContent, shareAmount } from './credit-shares.ts';

const lines = fc
  .record({ taxable: fc.integer({ min: 0, max: 100_000 }), percent: fc.constantFrom(0, 5, 18) })
  .map(({ taxable, percent }) => {
    const tax = percentOf(taxable, percent);
    const cgst = Math.ceil(tax / 2);
    return { taxable, percent, cgst, sgst: tax - cgst, total: taxable + tax };
  });
const invoices = fc
  .record({ lines: fc.array(lines, { minLength: 1, maxLength: 6 }), delivery: fc.nat(9900) })
  .map((invoice): Invoice => {
    const sum = (field: 'taxable' | 'cgst' | 'sgst') =>
      invoice.lines.reduce((total, line) => total + line[field], 0);
    const [taxable, cgst, sgst] = [sum('taxable'), sum('cgst'), sum('sgst')];
    const total = taxable + cgst + sgst + invoice.delivery;
    const all = invoice.lines.map((line) => ({
      ...line,
      name: 'Tomato',
      hsn: '0702',
      quantity: '1 x 1 kg',
      unit: line.total,
      discount: 0,
    }));
    return { lines: all, taxable, cgst, sgst, delivery: invoice.delivery, total };
  });

test('credit notes over any amounts come to those amounts, and none leaves anything below 0', () => {
  fc.assert(
    fc.property(invoices, fc.array(fc.integer({ min: 1, max: 50_000 })), (invoice, amounts) => {
      const notes: Invoice[] = [];
      for (const wanted of [...amounts, invoice.total]) {
        const remaining = subtractInvoices(invoice, notes);
        const amount = Math.min(wanted, remaining.total);
        const note = creditContent(remaining, shareAmount(remaining, amount));
        expect(note.total).toBe(amount);
        notes.push(note);
        const rest = subtractInvoices(invoice, notes);
        const amountsLeft = rest.lines.flatMap((line) => [line.taxable, line.cgst, line.sgst]);
        expect(Math.min(rest.delivery, ...amountsLeft)).toBeGreaterThanOrEqual(0);
      }
      expect(subtractInvoices(invoice, notes).total).toBe(0);
    }),
  );
});
