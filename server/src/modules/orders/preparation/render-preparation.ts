import type { HarvestLine, KitchenDish } from '@sabuja/contract';
import { formatIstDateTime, formatIstDay } from '@sabuja/kit';
import { CONTENT_WIDTH, PdfWriter } from '../../../platform/pdf/pdf-writer.ts';
import { documentLabel, missingChoiceLabels } from '../invoice/document-labels.ts';

type Heading = { date: string; slot: string | undefined; shop: string; now: Date };
type Column = { text: string; x: number; width: number; align?: 'right' };

/** Renders the harvest list as an A4 PDF: one block for each aisle, with a checkbox for each product. */
export function renderHarvest(lines: readonly HarvestLine[], heading: Heading): Promise<Buffer> {
  const pdf = startSheet('Harvest list', heading);
  for (const [aisle, products] of Map.groupBy(lines, (line) => line.aisle)) {
    pdf.ensureSpace(50);
    pdf.row([
      { text: aisle || 'Other', x: 0, width: CONTENT_WIDTH, style: { size: 11, bold: true } },
    ]);
    for (const { name, units, quantity, orders } of products) {
      writeRow(pdf, [
        { text: '[  ]', x: 0, width: 24 },
        { text: name, x: 28, width: 270 },
        { text: units, x: 304, width: 80 },
        { text: `× ${quantity}`, x: 390, width: 50, align: 'right' },
        { text: `${orders} orders`, x: 450, width: CONTENT_WIDTH - 450, align: 'right' },
      ]);
    }
  }
  return finishSheet(pdf, lines.length);
}

/** Renders the kitchen sheet as an A4 PDF: each dish with its portions, then the orders that contain it. */
export function renderKitchenSheet(
  dishes: readonly KitchenDish[],
  heading: Heading,
): Promise<Buffer> {
  const pdf = startSheet('Kitchen sheet', heading);
  for (const [slot, ofSlot] of Map.groupBy(dishes, (dish) => dish.slot)) {
    pdf.ensureSpace(60);
    pdf.row([{ text: slot, x: 0, width: CONTENT_WIDTH, style: { size: 11, bold: true } }]);
    for (const { name, units, portions, orders } of ofSlot) {
      pdf.ensureSpace(40);
      writeRow(pdf, [
        { text: `${name} (${units})`, x: 0, width: 380 },
        { text: `× ${portions}`, x: 390, width: CONTENT_WIDTH - 390, align: 'right' },
      ]);
      for (const { order_no, quantity, members, occasion, note, if_missing } of orders) {
        const people = members && `${members} people`;
        const choice = if_missing && documentLabel(missingChoiceLabels[if_missing], 'en');
        const preferences = [note && `“${note}”`, choice];
        const details = [`#${order_no}`, `× ${quantity}`, people, occasion, ...preferences];
        writeRow(pdf, [
          { text: details.filter(Boolean).join(' · '), x: 16, width: CONTENT_WIDTH - 16 },
        ]);
      }
    }
  }
  return finishSheet(pdf, dishes.length);
}

function startSheet(title: string, { date, slot, shop, now }: Heading): PdfWriter {
  const pdf = new PdfWriter({ title: `${title} ${date}`, author: shop, at: now });
  pdf.addPage();
  const day = formatIstDay(date);
  const heading = [title, day, slot].filter(Boolean).join(' · ');
  pdf.row([{ text: heading, x: 0, width: CONTENT_WIDTH, style: { size: 14, bold: true } }]);
  const printed = `${shop} · as of ${formatIstDateTime(now)}`;
  pdf.row([{ text: printed, x: 0, width: CONTENT_WIDTH, style: { size: 8 } }]);
  pdf.horizontalRule();
  return pdf;
}

function writeRow(pdf: PdfWriter, columns: readonly Column[]): void {
  pdf.ensureSpace(18);
  pdf.row(
    columns.map(({ align, ...column }) => ({
      ...column,
      style: { size: 10, ...(align && { align }) },
    })),
  );
}

function finishSheet(pdf: PdfWriter, count: number): Promise<Buffer> {
  if (count === 0)
    pdf.row([{ text: 'Nothing to prepare.', x: 0, width: CONTENT_WIDTH, style: { size: 11 } }]);
  return pdf.finish();
}
