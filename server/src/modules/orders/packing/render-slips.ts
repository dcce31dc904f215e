import { setImmediate } from 'node:timers/promises';
import type { SlipFormat } from '@sabuja/contract/rules/label-formats';
import { formatIstDay, formatPaise, type Locale, localize } from '@sabuja/kit';
import { renderRoll, rolls } from '../../../platform/pdf/pdf-roll.ts';
import { qrCode, vegMark } from '../../../platform/pdf/pdf-shapes.ts';
import { CONTENT_WIDTH, mm, PdfWriter } from '../../../platform/pdf/pdf-writer.ts';
import {
  bilingualLabel,
  type DocumentLabel,
  missingChoiceLabels,
} from '../invoice/document-labels.ts';
import type { Packing } from './find-packing.ts';
import type { PackedLine } from './packed-lines.ts';
import type { LabelHeading } from './render-labels.ts';

const QR_SIZE = mm(20);
const QUANTITY_WIDTH = 40;
const black = '#000000';

/** Renders a slip with the contents of the bags for each order, in the order's language and in English. */
export async function renderSlips(
  orders: readonly Packing[],
  format: SlipFormat,
  heading: LabelHeading,
): Promise<Buffer> {
  if (format !== 'a4') {
    const roll = rolls[format];
    const width = roll.width - 2 * roll.margin;
    const drawings = orders.map(
      (order) => (pdf: PdfWriter) => drawSlip(pdf, order, width, heading),
    );
    return renderRoll(heading, roll, drawings);
  }
  const pdf = new PdfWriter(heading);
  for (const order of orders) {
    pdf.addPage();
    drawSlip(pdf, order, CONTENT_WIDTH, heading);
    await setImmediate();
  }
  return pdf.finish();
}

function drawSlip(pdf: PdfWriter, order: Packing, width: number, heading: LabelHeading): void {
  const label = (text: DocumentLabel) => bilingualLabel(text, order.language);
  const write = writerOf(pdf, width);
  const left = width - QR_SIZE - 6;
  const top = pdf.y;
  pdf.draw(qrCode(heading.orderUrl(order.uid)), left + 6, QR_SIZE);
  write(heading.author, 9, false, left);
  write(label('Packing slip'), 9, false, left);
  write(`#${order.orderNo}`, 15, true, left);
  pdf.y = Math.max(pdf.y, top + QR_SIZE) + 3;
  write([formatIstDay(order.date), order.slot, order.zone].filter(Boolean).join(' · '), 9);
  write(order.deliverTo, 11, true);
  write(order.address, 9);
  if (order.note) write(`“${order.note}”`, 9, true);
  pdf.y += 3;
  pdf.horizontalRule(black, width);
  drawLines(pdf, order, width);
  pdf.ensureSpace(50);
  pdf.horizontalRule(black, width);
  const { veg, non_veg } = order.bags;
  write(`${label('Bags')}: ${veg + non_veg}`, 11, true);
  write(label(order.toCollect > 0 ? 'To pay on delivery' : 'Paid'), 11, true);
  if (order.toCollect > 0) write(formatPaise(order.toCollect), 14, true);
}

function drawLines(pdf: PdfWriter, { lines, language }: Packing, width: number): void {
  const kinds = [
    ['Vegetarian', lines.filter(({ isVeg }) => isVeg)],
    ['Non-vegetarian', lines.filter(({ isVeg }) => !isVeg)],
  ] as const;
  for (const [kind, ofKind] of kinds) {
    if (ofKind.length === 0) continue;
    pdf.ensureSpace(50);
    pdf.draw(vegMark(kind === 'Vegetarian'), 0, 10);
    const style = { size: 10, bold: true, color: black };
    pdf.row([{ text: bilingualLabel(kind, language), x: 16, width: width - 16, style }], 3);
    for (const line of ofKind) drawLine(pdf, line, language, width);
    pdf.y += 3;
  }
}

/** Name and unit in the language of the order, and below it in English. */
function nameOf(
  row: { name: string; units: string; translations: PackedLine['item']['translations'] },
  language: Locale,
): string {
  const local = localize(row, language);
  const write = ({ name, units }: { name: string; units: string }) => `${name}, ${units}`;
  return local.name === row.name ? write(row) : `${write(local)}\n${write(row)}`;
}

function drawLine(
  pdf: PdfWriter,
  { item, pick }: PackedLine,
  language: Locale,
  width: number,
): void {
  const label = (text: DocumentLabel) => bilingualLabel(text, language);
  const style = { size: 10, color: black };
  const row = (quantity: string, text: string) => {
    pdf.ensureSpace(34);
    pdf.row(
      [
        { text: quantity, x: 0, width: QUANTITY_WIDTH, style: { ...style, bold: true } },
        { text, x: QUANTITY_WIDTH, width: width - QUANTITY_WIDTH, style },
      ],
      3,
    );
  };
  const parts = pick?.parts ?? [];
  const ordered = parts.find(({ kind }) => kind === 'ORDERED');
  const found = pick ? (ordered?.packs ?? 0) : item.quantity;
  row(`${found} ×`, nameOf(item, language));
  const missing = pick ? item.quantity - pick.found : 0;
  if (missing > 0) row('', `${label('Missing')}: ${missing}`);
  for (const part of parts)
    if (part.kind === 'SUBSTITUTE') row(`${part.packs} ×`, nameOf(part, language));
  if (item.note) row('', `“${item.note}”`);
  if (item.if_missing) row('', label(missingChoiceLabels[item.if_missing]));
}

const writerOf =
  (pdf: PdfWriter, width: number) =>
  (text: string, size: number, bold = false, columnWidth = width): void =>
    pdf.row([{ text, x: 0, width: columnWidth, style: { size, bold, color: black } }], 1);
