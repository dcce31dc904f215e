import { setImmediate } from 'node:timers/promises';
import type { LabelFormat } from '@sabuja/contract/rules/label-formats';
import { formatIstDay, formatPaise } from '@sabuja/kit';
import { renderRoll, rolls } from '../../../platform/pdf/pdf-roll.ts';
import { qrCode, vegMark } from '../../../platform/pdf/pdf-shapes.ts';
import {
  A4,
  type DocumentInfo,
  mm,
  PdfWriter,
  type Shape,
} from '../../../platform/pdf/pdf-writer.ts';
import type { Packing } from './find-packing.ts';

type Label = { order: Packing; qr: Shape; bag: number; of: number; isVeg: boolean };
export type LabelHeading = DocumentInfo & { orderUrl: (uid: string) => string };

const QR_SIZE = mm(21);
const black = '#000000';

/** Renders a label for each bag of the orders: one below the other on a roll, or eight on an A4 sheet. */
export function renderLabels(
  orders: readonly Packing[],
  format: LabelFormat,
  heading: LabelHeading,
): Promise<Buffer> {
  const labels = orders.flatMap((order) => labelsOf(order, qrCode(heading.orderUrl(order.uid))));
  if (format === 'a4') return renderLabelSheets(labels, heading);
  const roll = rolls[format];
  const width = roll.width - 2 * roll.margin;
  const drawings = labels.map(
    (label) => (pdf: PdfWriter) => drawLabel(pdf, label, width, heading.author),
  );
  return renderRoll(heading, roll, drawings);
}

function labelsOf(order: Packing, qr: Shape): Label[] {
  const { veg, non_veg } = order.bags;
  const of = veg + non_veg;
  return Array.from({ length: of }, (_, i) => ({ order, qr, bag: i + 1, of, isVeg: i < veg }));
}

const COLUMNS = 2;
const ROWS = 4;
const PADDING = mm(6);

async function renderLabelSheets(labels: readonly Label[], heading: LabelHeading) {
  const pdf = new PdfWriter(heading, { ...A4, margin: 0 });
  const [width, height] = [A4.width / COLUMNS, A4.height / ROWS];
  for (const [i, label] of labels.entries()) {
    const place = i % (COLUMNS * ROWS);
    if (place === 0) pdf.addPage();
    const left = (place % COLUMNS) * width;
    const top = Math.floor(place / COLUMNS) * height;
    pdf.clipTo({ left, top, width, height }, () => {
      pdf.startAt(left + PADDING, top + PADDING);
      drawLabel(pdf, label, width - 2 * PADDING, heading.author);
    });
    await setImmediate();
  }
  return pdf.finish();
}

function drawLabel(
  pdf: PdfWriter,
  { order, qr, bag, of, isVeg }: Label,
  width: number,
  shop: string,
): void {
  const left = width - QR_SIZE - 6;
  const write = (text: string, size: number, bold = false, columnWidth = width) =>
    pdf.row([{ text, x: 0, width: columnWidth, style: { size, bold, color: black } }], 1);
  write(`#${order.orderNo}`, 20, true);
  const top = pdf.y;
  pdf.draw(qr, left + 6, QR_SIZE);
  write(order.deliverTo, 11, true, left);
  write(formatIstDay(order.date), 9, false, left);
  write(order.slot, 9, false, left);
  if (order.zone) write(order.zone, 9, true, left);
  if (order.note) write(order.note, 9, false, left);
  pdf.y = Math.max(pdf.y, top + QR_SIZE) + 3;
  pdf.horizontalRule(black, width);
  const bagTop = pdf.y;
  write(`Bag ${bag} of ${of}`, 15, true, left);
  const bottom = pdf.y;
  pdf.y = bagTop + 3;
  pdf.draw(vegMark(isVeg), left - 6, 13);
  pdf.row([
    {
      text: isVeg ? 'VEG' : 'NON-VEG',
      x: left + 12,
      width: width - left - 12,
      style: { size: 11, bold: true, color: black },
    },
  ]);
  pdf.y = Math.max(bottom, pdf.y);
  const cash = formatPaise(order.toCollect);
  write(order.toCollect > 0 ? `Cash to take ${cash}` : 'Paid', 13, true);
  write(shop, 7);
}
