import { orderNumber } from '@sabuja/contract/rules/order-number';
import { formatIstDate, formatIstDateTime, formatRupees, type Paise, toRupees } from '@sabuja/kit';
import type { Seller } from '../tables.ts';
import type { OrderDocuments } from './find-documents.ts';
import type { Invoice, InvoiceLine } from './invoice-content.ts';
import { buildInvoice, documentTitle } from './invoice-lines.ts';
import { CONTENT_WIDTH, PdfWriter } from './pdf-writer.ts';

const mutedColor = '#5d6b61';
const formatMoney = (paise: Paise): string => formatRupees(toRupees(paise));
/** Without the rupee sign, for table columns. */
const formatAmount = (paise: Paise): string => formatMoney(paise).slice(1);

/** Renders the invoice and the credit notes, if any, as one PDF; each starts a new page. */
export async function renderDocuments({
  order,
  items,
  documents,
}: OrderDocuments): Promise<Buffer> {
  const [first] = documents;
  if (!first) throw new Error(`order ${order.uid} has no document`);
  const { serial, issued_at: issuedAt } = first;
  const pdf = new PdfWriter({ title: serial, author: first.seller.name, at: issuedAt });
  for (const { kind, content, ...document } of documents) {
    const invoice = content ?? buildInvoice(order, items);
    pdf.addPage();
    const title = kind === 'INVOICE' ? documentTitle(invoice.lines) : 'Credit Note';
    renderHeader(pdf, document.seller, title);
    const details: [string, string][] = [
      ['Number', document.serial],
      ['Date', formatIstDate(document.issued_at)],
      ...(kind === 'CREDIT_NOTE'
        ? ([['Against', `${serial} of ${formatIstDate(issuedAt)}`]] as [string, string][])
        : []),
      ['Order', `#${orderNumber(order.uid)}, ${formatIstDateTime(order.created_at)}`],
    ];
    renderParties(pdf, order, details);
    renderLines(pdf, invoice.lines);
    renderTotals(pdf, invoice);
    renderFooter(pdf, document.seller);
  }
  return pdf.finish();
}

function renderHeader(pdf: PdfWriter, seller: Seller, title: string): void {
  pdf.row(
    [
      { text: seller.name, x: 0, width: 300, style: { size: 14, bold: true } },
      {
        text: title,
        x: 300,
        width: CONTENT_WIDTH - 300,
        style: { size: 14, bold: true, align: 'right' },
      },
    ],
    2,
  );
  for (const line of [
    seller.address,
    [seller.phone, seller.email].filter(Boolean).join(' · '),
    seller.gstin && `GSTIN ${seller.gstin}`,
    seller.fssai && `FSSAI licence ${seller.fssai}`,
  ]) {
    if (line) pdf.row([{ text: line, x: 0, width: 340, style: { color: mutedColor } }], 0);
  }
  pdf.y += 8;
  pdf.horizontalRule();
}

function renderParties(
  pdf: PdfWriter,
  order: OrderDocuments['order'],
  details: readonly (readonly [string, string])[],
): void {
  const top = pdf.y;
  for (const [name, value] of details) {
    pdf.row(
      [
        { text: name, x: 300, width: 55, style: { color: mutedColor } },
        { text: value, x: 355, width: CONTENT_WIDTH - 355 },
      ],
      1,
    );
  }
  const right = pdf.y;
  pdf.y = top;
  const label = { color: mutedColor };
  pdf.row([{ text: 'Billed and delivered to', x: 0, width: 280, style: label }], 1);
  pdf.row([{ text: order.customer_name, x: 0, width: 280, style: { bold: true } }], 1);
  pdf.row([{ text: order.delivery_address, x: 0, width: 280 }], 1);
  pdf.y = Math.max(pdf.y, right) + 8;
}

const columns: readonly {
  header: string;
  x: number;
  width: number;
  format: (line: InvoiceLine) => string;
}[] = [
  { header: 'Description', x: 0, width: 138, format: (line) => line.name },
  { header: 'HSN', x: 142, width: 34, format: (line) => line.hsn },
  { header: 'Quantity', x: 178, width: 58, format: (line) => line.quantity },
  { header: 'Rate', x: 236, width: 46, format: (line) => formatAmount(line.unit) },
  { header: 'Discount', x: 284, width: 42, format: (line) => formatAmount(line.discount) },
  { header: 'Taxable', x: 328, width: 50, format: (line) => formatAmount(line.taxable) },
  { header: 'GST %', x: 380, width: 28, format: (line) => String(line.percent) },
  { header: 'CGST', x: 410, width: 32, format: (line) => formatAmount(line.cgst) },
  { header: 'SGST', x: 444, width: 32, format: (line) => formatAmount(line.sgst) },
  {
    header: 'Amount',
    x: 476,
    width: CONTENT_WIDTH - 476,
    format: (line) => formatAmount(line.total),
  },
];
const LAST_TEXT_COLUMN = 2;

function renderLines(pdf: PdfWriter, lines: readonly InvoiceLine[]): void {
  renderRow(pdf, (column) => column.header, { color: mutedColor, size: 8 });
  pdf.horizontalRule();
  for (const line of lines) {
    if (pdf.ensureSpace(30)) {
      renderRow(pdf, (column) => column.header, { color: mutedColor, size: 8 });
      pdf.horizontalRule();
    }
    renderRow(pdf, (column) => column.format(line), { size: 8 });
  }
  pdf.row([{ text: 'Amounts in ₹.', x: 0, width: 200, style: { color: mutedColor, size: 7 } }], 2);
  pdf.horizontalRule();
}

const renderRow = (
  pdf: PdfWriter,
  cellText: (column: (typeof columns)[number]) => string,
  style: { color?: string; size: number },
): void =>
  pdf.row(
    columns.map((column, index) => ({
      text: cellText(column),
      x: column.x,
      width: column.width,
      style: { ...style, align: index > LAST_TEXT_COLUMN ? 'right' : 'left' },
    })),
  );

function renderTotals(pdf: PdfWriter, { taxable, cgst, sgst, delivery, total }: Invoice): void {
  pdf.ensureSpace(110);
  const rows: readonly [string, string][] = [
    ['Value of the goods', formatMoney(taxable)],
    ['CGST', formatMoney(cgst)],
    ['SGST', formatMoney(sgst)],
    ['Delivery', formatMoney(delivery)],
  ];
  const renderTotal = (name: string, value: string, size: number, bold: boolean) =>
    pdf.row([
      { text: name, x: 300, width: 110, style: { size, bold } },
      { text: value, x: 410, width: CONTENT_WIDTH - 410, style: { size, bold, align: 'right' } },
    ]);
  for (const [name, value] of rows) renderTotal(name, value, 9, false);
  renderTotal('Total', formatMoney(total), 12, true);
}

function renderFooter(pdf: PdfWriter, seller: Seller): void {
  pdf.ensureSpace(60);
  pdf.y += 6;
  pdf.horizontalRule();
  const state = seller.gstin.slice(0, 2);
  for (const line of [
    state && `Supplied within the state (code ${state}). Tax is not payable on reverse charge.`,
    'Made by a computer; it needs no signature.',
  ]) {
    if (line)
      pdf.row(
        [{ text: line, x: 0, width: CONTENT_WIDTH, style: { color: mutedColor, size: 8 } }],
        1,
      );
  }
}
