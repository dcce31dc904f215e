import { orderNumber } from '@sabuja/contract/rules/order-number';
import { type Paise, rupees, showIstDate, showIstDateTime, showRupees } from '@sabuja/kit';
import type { Seller } from '../tables.ts';
import type { Papers } from './find-papers.ts';
import { type Bill, billOf, type InvoiceLine, titleOf } from './invoice-rows.ts';
import { Paper, width } from './paper.ts';

const muted = '#5d6b61';
const money = (paise: Paise): string => showRupees(rupees(paise));
/** In a column that is headed with the rupee sign. */
const amount = (paise: Paise): string => money(paise).slice(1);

/** The papers of an order as one PDF, each on a page of its own: the invoice, then its credit note. */
export async function writePapers({ order, items, papers }: Papers): Promise<Buffer> {
  const bill = billOf(order, items);
  const [first] = papers;
  if (!first) throw new Error(`order ${order.uid} has no paper`);
  const { serial, issued_at: at } = first;
  const paper = new Paper({ title: serial, author: first.seller.name, at });
  for (const { kind, ...one } of papers) {
    paper.page();
    const title = kind === 'INVOICE' ? titleOf(bill.lines) : 'Credit Note';
    writeHead(paper, one.seller, title);
    const facts: [string, string][] = [
      ['Number', one.serial],
      ['Date', showIstDate(one.issued_at)],
      ...(kind === 'CREDIT_NOTE'
        ? ([['Against', `${serial} of ${showIstDate(at)}`]] as [string, string][])
        : []),
      ['Order', `#${orderNumber(order.uid)}, ${showIstDateTime(order.created_at)}`],
    ];
    writeParties(paper, order, facts);
    writeLines(paper, bill.lines);
    writeSums(paper, bill);
    writeFoot(paper, one.seller);
  }
  return paper.finish();
}

function writeHead(paper: Paper, seller: Seller, title: string): void {
  paper.row(
    [
      { text: seller.name, x: 0, width: 300, style: { size: 14, bold: true } },
      { text: title, x: 300, width: width - 300, style: { size: 14, bold: true, align: 'right' } },
    ],
    2,
  );
  for (const line of [
    seller.address,
    [seller.phone, seller.email].filter(Boolean).join(' · '),
    seller.gstin && `GSTIN ${seller.gstin}`,
    seller.fssai && `FSSAI licence ${seller.fssai}`,
  ]) {
    if (line) paper.row([{ text: line, x: 0, width: 340, style: { color: muted } }], 0);
  }
  paper.y += 8;
  paper.line();
}

function writeParties(
  paper: Paper,
  order: Papers['order'],
  facts: readonly (readonly [string, string])[],
): void {
  const top = paper.y;
  for (const [name, value] of facts) {
    paper.row(
      [
        { text: name, x: 300, width: 55, style: { color: muted } },
        { text: value, x: 355, width: width - 355 },
      ],
      1,
    );
  }
  const right = paper.y;
  paper.y = top;
  const label = { color: muted };
  paper.row([{ text: 'Billed and delivered to', x: 0, width: 280, style: label }], 1);
  paper.row([{ text: order.customer_name, x: 0, width: 280, style: { bold: true } }], 1);
  paper.row([{ text: order.delivery_address, x: 0, width: 280 }], 1);
  paper.y = Math.max(paper.y, right) + 8;
}

const columns: readonly {
  head: string;
  x: number;
  width: number;
  show: (line: InvoiceLine) => string;
}[] = [
  { head: 'Description', x: 0, width: 138, show: (line) => line.name },
  { head: 'HSN', x: 142, width: 34, show: (line) => line.hsn },
  { head: 'Quantity', x: 178, width: 58, show: (line) => line.quantity },
  { head: 'Rate', x: 236, width: 46, show: (line) => amount(line.unit) },
  { head: 'Discount', x: 284, width: 42, show: (line) => amount(line.discount) },
  { head: 'Taxable', x: 328, width: 50, show: (line) => amount(line.taxable) },
  { head: 'GST %', x: 380, width: 28, show: (line) => String(line.percent) },
  { head: 'CGST', x: 410, width: 32, show: (line) => amount(line.cgst) },
  { head: 'SGST', x: 444, width: 32, show: (line) => amount(line.sgst) },
  { head: 'Amount', x: 476, width: width - 476, show: (line) => amount(line.total) },
];
const lastOfText = 2;

function writeLines(paper: Paper, lines: readonly InvoiceLine[]): void {
  writeRow(paper, (column) => column.head, { color: muted, size: 8 });
  paper.line();
  for (const line of lines) {
    if (paper.makeRoom(30)) {
      writeRow(paper, (column) => column.head, { color: muted, size: 8 });
      paper.line();
    }
    writeRow(paper, (column) => column.show(line), { size: 8 });
  }
  paper.row([{ text: 'Amounts in ₹.', x: 0, width: 200, style: { color: muted, size: 7 } }], 2);
  paper.line();
}

const writeRow = (
  paper: Paper,
  words: (column: (typeof columns)[number]) => string,
  style: { color?: string; size: number },
): void =>
  paper.row(
    columns.map((column, index) => ({
      text: words(column),
      x: column.x,
      width: column.width,
      style: { ...style, align: index > lastOfText ? 'right' : 'left' },
    })),
  );

function writeSums(paper: Paper, { taxable, cgst, sgst, delivery, total }: Bill): void {
  paper.makeRoom(110);
  const rows: readonly [string, string][] = [
    ['Value of the goods', money(taxable)],
    ['CGST', money(cgst)],
    ['SGST', money(sgst)],
    ['Delivery', money(delivery)],
  ];
  const sum = (name: string, value: string, size: number, bold: boolean) =>
    paper.row([
      { text: name, x: 300, width: 110, style: { size, bold } },
      { text: value, x: 410, width: width - 410, style: { size, bold, align: 'right' } },
    ]);
  for (const [name, value] of rows) sum(name, value, 9, false);
  sum('Total', money(total), 12, true);
}

function writeFoot(paper: Paper, seller: Seller): void {
  paper.makeRoom(60);
  paper.y += 6;
  paper.line();
  const state = seller.gstin.slice(0, 2);
  for (const line of [
    state && `Supplied within the state (code ${state}). Tax is not payable on reverse charge.`,
    'Made by a computer; it needs no signature.',
  ]) {
    if (line) paper.row([{ text: line, x: 0, width, style: { color: muted, size: 8 } }], 1);
  }
}
