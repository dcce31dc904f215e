import { orderNumber } from '@sabuja/contract/rules/order-number';
import {
  formatIstDate,
  formatIstDateTime,
  formatPaise,
  type Locale,
  type Paise,
} from '@sabuja/kit';
import { CONTENT_WIDTH, PdfWriter } from '../../../platform/pdf/pdf-writer.ts';
import type { Seller } from '../tables.ts';
import { bilingualLabel, type DocumentLabel, documentLabel } from './document-labels.ts';
import type { OrderDocuments } from './find-documents.ts';
import type { Invoice, InvoiceLine } from './invoice-content.ts';
import { buildInvoice, creditedLines, documentTitle } from './invoice-lines.ts';

const mutedColor = '#5d6b61';
/** Without the rupee sign, for table columns. */
const formatAmount = (paise: Paise): string => formatPaise(paise).slice(1);
/** Marks an amount that contains GST, beside columns that do not. */
const formatMarked = ({ taxIncluded, percent }: InvoiceLine, paise: Paise): string =>
  formatAmount(paise) + (taxIncluded && percent > 0 && paise > 0 ? '*' : '');

/**
 * Renders the invoice and the credit notes, if any, as one PDF; each starts a new page. The texts are in the language
 * of the order and in English.
 */
export async function renderDocuments({
  order,
  items,
  recipient,
  documents,
}: OrderDocuments): Promise<Buffer> {
  const [first] = documents;
  if (!first) throw new Error(`order ${order.uid} has no document`);
  const { serial, issued_at: issuedAt } = first;
  const invoiced = first.content ?? buildInvoice(order, items);
  const pdf = new PdfWriter({ title: serial, author: first.seller.name, at: issuedAt });
  for (const { kind, content, ...document } of documents) {
    const invoice = content ?? invoiced;
    const lines = kind === 'CREDIT_NOTE' ? creditedLines(invoice, invoiced) : invoice.lines;
    const language = invoice.language ?? 'en';
    const label = (text: DocumentLabel) => bilingualLabel(text, language);
    pdf.addPage();
    const title = kind === 'INVOICE' ? documentTitle(invoice.lines) : 'Credit Note';
    renderHeader(pdf, document.seller, label(title));
    const details: [string, string][] = [
      [label('Number'), document.serial],
      [label('Date'), formatIstDate(document.issued_at)],
      ...(kind === 'CREDIT_NOTE'
        ? ([[label('Against'), `${serial} of ${formatIstDate(issuedAt)}`]] as [string, string][])
        : []),
      [label('Order'), `#${orderNumber(order.uid)}, ${formatIstDateTime(order.created_at)}`],
    ];
    renderParties(pdf, recipient, { details, heading: label('Billed and delivered to') });
    renderLines(pdf, { ...invoice, lines }, language);
    renderTotals(pdf, invoice, language);
    renderFooter(pdf, document.seller, language);
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
  recipient: OrderDocuments['recipient'],
  { details, heading }: { details: readonly (readonly [string, string])[]; heading: string },
): void {
  const top = pdf.y;
  for (const [name, value] of details) {
    pdf.row(
      [
        { text: name, x: 270, width: 95, style: { color: mutedColor } },
        { text: value, x: 365, width: CONTENT_WIDTH - 365 },
      ],
      1,
    );
  }
  const right = pdf.y;
  pdf.y = top;
  const label = { color: mutedColor };
  pdf.row([{ text: heading, x: 0, width: 260, style: label }], 1);
  pdf.row([{ text: recipient.customer_name, x: 0, width: 260, style: { bold: true } }], 1);
  pdf.row([{ text: recipient.delivery_address, x: 0, width: 260 }], 1);
  pdf.y = Math.max(pdf.y, right) + 8;
}

/** The name in the language of the document, and below it in English. */
const describeItem = ({ name, localName }: InvoiceLine): string =>
  localName === undefined ? name : `${localName}\n${name}`;

type Column = {
  header: DocumentLabel;
  x: number;
  width: number;
  format: (line: InvoiceLine) => string;
};

const columns: readonly Column[] = [
  { header: 'Description', x: 0, width: 134, format: describeItem },
  { header: 'HSN', x: 138, width: 38, format: (line) => line.hsn },
  { header: 'Quantity', x: 178, width: 58, format: (line) => line.quantity },
  { header: 'Rate', x: 236, width: 46, format: (line) => formatMarked(line, line.unit) },
  { header: 'Discount', x: 284, width: 42, format: (line) => formatMarked(line, line.discount) },
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

function renderLines(pdf: PdfWriter, { lines, coupon }: Invoice, language: Locale): void {
  renderTableHead(pdf, language);
  for (const line of lines) {
    if (pdf.ensureSpace(40)) renderTableHead(pdf, language);
    renderRow(pdf, (column) => column.format(line), { size: 8 });
  }
  const isMarked = lines.some(({ taxIncluded, percent }) => taxIncluded && percent > 0);
  const notes: readonly DocumentLabel[] = [
    'Amounts in ₹.',
    ...(isMarked ? ['* with the GST that the price includes.' as const] : []),
  ];
  const text = notes.map((note) => bilingualLabel(note, language)).join('   ');
  const note = (content: string) =>
    pdf.row(
      [{ text: content, x: 0, width: CONTENT_WIDTH, style: { color: mutedColor, size: 7 } }],
      2,
    );
  note(text);
  if (coupon) {
    const label = bilingualLabel('The discounts include the coupon {coupon}.', language);
    note(label.replaceAll('{coupon}', `${coupon.code}: ${formatPaise(coupon.amount)}`));
  }
  pdf.horizontalRule();
}

/** The headers in the language of the document, and below them in English. */
function renderTableHead(pdf: PdfWriter, language: Locale): void {
  const style = { color: mutedColor, size: 8 };
  if (language !== 'en') {
    const localHeader = (column: Column) => {
      const text = documentLabel(column.header, language);
      return text === column.header ? '' : text;
    };
    renderRow(pdf, localHeader, style);
  }
  renderRow(pdf, (column) => column.header, style);
  pdf.horizontalRule();
}

const renderRow = (
  pdf: PdfWriter,
  cellText: (column: Column) => string,
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

function renderTotals(pdf: PdfWriter, invoice: Invoice, language: Locale): void {
  pdf.ensureSpace(110);
  const { taxable, cgst, sgst, delivery, total } = invoice;
  const rows: readonly [DocumentLabel, Paise][] = [
    ['Value of the goods', taxable],
    ['CGST', cgst],
    ['SGST', sgst],
    ['Delivery', delivery],
  ];
  const renderTotal = (label: DocumentLabel, amount: Paise, size: number, bold: boolean) =>
    pdf.row([
      { text: bilingualLabel(label, language), x: 250, width: 170, style: { size, bold } },
      {
        text: formatPaise(amount),
        x: 420,
        width: CONTENT_WIDTH - 420,
        style: { size, bold, align: 'right' },
      },
    ]);
  for (const [label, amount] of rows) renderTotal(label, amount, 9, false);
  renderTotal('Total', total, 12, true);
}

function renderFooter(pdf: PdfWriter, seller: Seller, language: Locale): void {
  pdf.ensureSpace(80);
  pdf.y += 6;
  pdf.horizontalRule();
  const state = seller.gstin.slice(0, 2);
  const lines: readonly DocumentLabel[] = [
    ...(state
      ? ['Supplied within the state (code {state}). Tax is not payable on reverse charge.' as const]
      : []),
    'Made by a computer; it needs no signature.',
  ];
  const style = { color: mutedColor, size: 8 };
  const write = (label: string) => {
    const text = label.replace('{state}', state);
    pdf.row([{ text, x: 0, width: CONTENT_WIDTH, style }], 1);
  };
  for (const line of lines) {
    if (language !== 'en') write(documentLabel(line, language));
    write(line);
  }
}
