import type { FigureDimension } from '@sabuja/contract/rules/figure-dimensions';
import type { Paise } from '@sabuja/kit';
import type { DayDocument } from '../../orders/index.ts';

/** The sums of invoices and credit notes under one key of a dimension. */
export type SalesSum = {
  dimension: FigureDimension | 'all';
  key: string;
  name: string;
  orders: number;
  units: number;
  sales_paise: Paise;
  tax_paise: Paise;
  credit_notes: number;
  credited_paise: Paise;
  credited_tax_paise: Paise;
};
/** The GST of invoices, or of credit notes, by HSN code and rate. */
export type TaxSum = {
  kind: DayDocument['kind'];
  hsn: string;
  percent: number;
  quantity: number;
  taxable_paise: Paise;
  cgst_paise: Paise;
  sgst_paise: Paise;
};
/** Looks up the zone of a document and the category of an item. */
export type DocumentNames = {
  zoneOf: (document: DayDocument) => string | null;
  categoryOf: (itemId: number) => { id: number; name: string } | undefined;
};

/** The key of delivery charges, by product and by category; OTHER_KEY is for amounts without a key. */
export const DELIVERY_KEY = 'delivery';
export const OTHER_KEY = 'other';

type Share = { key: string; name: string; units: number; amount: Paise; tax: Paise };

/** Sums documents by every dimension; the totals of all dimensions are equal. */
export class DocumentSums {
  readonly #sales = new Map<string, SalesSum>();
  readonly #taxes = new Map<string, TaxSum>();
  ordered = 0;
  found = 0;
  substituted = 0;
  readonly #names: DocumentNames;

  constructor(names: DocumentNames) {
    this.#names = names;
  }

  get sales(): SalesSum[] {
    return [...this.#sales.values()];
  }
  get taxes(): TaxSum[] {
    return [...this.#taxes.values()];
  }

  add(document: DayDocument): void {
    const { kind, content, slot, department, paymentMethod } = document;
    if (kind === 'INVOICE') {
      this.ordered += document.ordered;
      this.found += document.found;
      this.substituted += document.substituted;
    }
    const units =
      kind === 'INVOICE' ? document.items.reduce((sum, item) => sum + item.units, 0) : 0;
    const zone = this.#names.zoneOf(document);
    const whole = { units, amount: content.total, tax: content.cgst + content.sgst };
    const wholes = [
      ['all', '', ''],
      ['slot', slot, slot],
      ['zone', zone ?? OTHER_KEY, zone ?? ''],
      ['department', department, department],
      ['payment', paymentMethod, paymentMethod],
    ] as const;
    for (const [dimension, key, name] of wholes)
      this.#addShares(dimension, kind, [{ key, name, ...whole }]);
    this.#addShares('product', kind, this.#sharesOf(document, 'product'));
    this.#addShares('category', kind, this.#sharesOf(document, 'category'));
    this.#addTaxes(document);
  }

  #sharesOf({ kind, content, items }: DayDocument, by: 'product' | 'category'): Share[] {
    const shares = content.lines.map((line, index): Share => {
      const item = items[index];
      const category = item && this.#names.categoryOf(item.itemId);
      const place =
        by === 'product'
          ? { key: item ? String(item.itemId) : OTHER_KEY, name: line.name }
          : { key: category ? String(category.id) : OTHER_KEY, name: category?.name ?? '' };
      return {
        ...place,
        units: kind === 'INVOICE' ? (item?.units ?? 0) : 0,
        amount: line.total,
        tax: line.cgst + line.sgst,
      };
    });
    const { delivery } = content;
    return delivery === 0
      ? shares
      : [...shares, { key: DELIVERY_KEY, name: '', units: 0, amount: delivery, tax: 0 }];
  }

  /** Adds a document's shares to the sums of their keys; the document counts once for each key. */
  #addShares(dimension: SalesSum['dimension'], kind: DayDocument['kind'], shares: Share[]): void {
    const counted = new Set<string>();
    for (const { key, name, units, amount, tax } of shares) {
      // This line is not part of the credit note.
      if (kind === 'CREDIT_NOTE' && amount === 0) continue;
      const sum = this.#salesOf(dimension, key, name);
      const once = counted.has(key) ? 0 : 1;
      counted.add(key);
      if (kind === 'INVOICE') {
        sum.orders += once;
        sum.units += units;
        sum.sales_paise += amount;
        sum.tax_paise += tax;
      } else {
        sum.credit_notes += once;
        sum.credited_paise += amount;
        sum.credited_tax_paise += tax;
      }
    }
  }

  #salesOf(dimension: SalesSum['dimension'], key: string, name: string): SalesSum {
    const id = `${dimension} ${key}`;
    const sum = this.#sales.get(id) ?? { dimension, key, name, ...noSales };
    this.#sales.set(id, sum);
    return sum;
  }

  #addTaxes({ kind, content, items }: DayDocument): void {
    for (const [index, line] of content.lines.entries()) {
      if (line.total === 0) continue;
      const id = `${kind} ${line.hsn} ${line.percent}`;
      const sum = this.#taxes.get(id) ?? {
        kind,
        hsn: line.hsn,
        percent: line.percent,
        quantity: 0,
        taxable_paise: 0,
        cgst_paise: 0,
        sgst_paise: 0,
      };
      sum.quantity += kind === 'INVOICE' ? (items[index]?.units ?? 0) : 0;
      sum.taxable_paise += line.taxable;
      sum.cgst_paise += line.cgst;
      sum.sgst_paise += line.sgst;
      this.#taxes.set(id, sum);
    }
  }
}

const noSales = {
  orders: 0,
  units: 0,
  sales_paise: 0,
  tax_paise: 0,
  credit_notes: 0,
  credited_paise: 0,
  credited_tax_paise: 0,
};
