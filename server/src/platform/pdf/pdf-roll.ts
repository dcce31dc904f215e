import { setImmediate } from 'node:timers/promises';
import { type DocumentInfo, mm, type PageSize, PdfWriter } from './pdf-writer.ts';

/** Paper rolls of label and receipt printers, by width in mm; the printer cuts the paper at the end of each page. */
export const rolls = {
  62: { width: mm(62), height: mm(2000), margin: mm(3), isRoll: true },
  80: { width: mm(80), height: mm(2000), margin: mm(4), isRoll: true },
} as const satisfies Readonly<Record<string, PageSize>>;

/**
 * Renders one page for each drawing, with the height of the drawing: each is drawn twice, first to measure it, then on
 * its page. Between pages the event loop can serve other requests.
 */
export async function renderRoll(
  info: DocumentInfo,
  roll: PageSize,
  drawings: readonly ((pdf: PdfWriter) => void)[],
): Promise<Buffer> {
  const [trial, pdf] = [new PdfWriter(info, roll), new PdfWriter(info, roll)];
  for (const draw of drawings) {
    trial.addPage();
    draw(trial);
    pdf.addPage(trial.y + roll.margin);
    draw(pdf);
    await setImmediate();
  }
  return pdf.finish();
}
