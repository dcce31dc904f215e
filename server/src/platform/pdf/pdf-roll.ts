import { setImmediate } from 'node:timers/promises';
import { type DocumentInfo, mm, type PageSize, PdfWriter } from './pdf-writer.ts';

/** Rolls of label and receipt printers; a page is cut off where it ends. */
export const rolls = {
  62: { width: mm(62), height: mm(2000), margin: mm(3), isRoll: true },
  80: { width: mm(80), height: mm(2000), margin: mm(4), isRoll: true },
} as const satisfies Readonly<Record<string, PageSize>>;

/**
 * Renders a page for each drawing, as high as it is: drawn once to measure it, and once on its page. Other requests are
 * served between the pages.
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
