import { allocateProportionally, type Paise, sumPaise } from '@sabuja/kit';
import type { Invoice, InvoiceLine } from '../invoice/invoice-content.ts';

/** The amounts that a credit note credits for each line of the invoice and for the delivery, in paise with tax. */
export type CreditShares = { lines: Paise[]; delivery: Paise };

/** Splits an amount (paise) in proportion to the remaining amounts of the lines and the delivery. */
export function shareAmount(remaining: Invoice, amount: Paise): CreditShares {
  const shares = allocateProportionally(amount, [
    ...remaining.lines.map(({ total }) => total),
    remaining.delivery,
  ]);
  return { lines: shares.slice(0, -1), delivery: shares.at(-1) ?? 0 };
}

/**
 * Returns the content of a credit note over shares of the remaining invoice; a share is at most the line's remainder.
 * Each share is split in proportion to the remaining taxable value, CGST and SGST, so that no later credit note can go
 * below 0, and the last one credits exactly the rest.
 */
export function creditContent(remaining: Invoice, shares: CreditShares): Invoice {
  const lines = remaining.lines.map((line, index) => creditLine(line, shares.lines[index] ?? 0));
  const sum = (field: 'taxable' | 'cgst' | 'sgst') => sumPaise(lines.map((line) => line[field]));
  const [taxable, cgst, sgst] = [sum('taxable'), sum('cgst'), sum('sgst')];
  const { delivery } = shares;
  const total = taxable + cgst + sgst + delivery;
  return { ...remaining, lines, taxable, cgst, sgst, delivery, total };
}

function creditLine(line: InvoiceLine, share: Paise): InvoiceLine {
  const [taxable = 0, cgst = 0, sgst = 0] = allocateProportionally(share, [
    line.taxable,
    line.cgst,
    line.sgst,
  ]);
  const [discount = 0] = allocateProportionally(share, [
    line.discount,
    Math.max(0, line.total - line.discount),
  ]);
  return {
    ...line,
    discount: Math.min(discount, line.discount),
    taxable,
    cgst,
    sgst,
    total: taxable + cgst + sgst,
  };
}
