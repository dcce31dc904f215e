import PdfDocument from 'pdfkit';
import { fonts, splitIntoRuns } from './fonts.ts';

export const MARGIN = 40;
/** A4, in points (1/72 inch). */
export const CONTENT_WIDTH = 595.28 - 2 * MARGIN;
const PAGE_BOTTOM = 841.89 - MARGIN - 20;
const textColor = '#1b2a20';

type Run = { font: string; text: string };
type Style = { size?: number; bold?: boolean; color?: string; align?: 'left' | 'right' };

/** Writes an A4 PDF from top to bottom, choosing for each text the fonts that cover it. Lengths in points. */
export class PdfWriter {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #chunks: Buffer[] = [];
  readonly #finished: Promise<void>;
  y = MARGIN;

  constructor(info: { title: string; author: string; at: Date }) {
    this.#pdf = new PdfDocument({
      size: 'A4',
      margin: MARGIN,
      autoFirstPage: false,
      lang: 'en-IN',
      displayTitle: true,
      info: { Title: info.title, Author: info.author, CreationDate: info.at },
    });
    for (const [name, { regular, bold }] of Object.entries(fonts)) {
      this.#pdf.registerFont(name, regular).registerFont(`${name} bold`, bold);
    }
    this.#finished = new Promise((resolve) => this.#pdf.once('end', resolve));
    this.#pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
  }

  addPage(): void {
    this.#pdf.addPage();
    this.y = MARGIN;
  }

  /** Starts a new page when less than `height` is left on this one; returns whether it did. */
  ensureSpace(height: number): boolean {
    if (this.y + height <= PAGE_BOTTOM) return false;
    this.addPage();
    return true;
  }

  /** Writes a text at `x`, wrapped at `maxWidth`; returns its height. */
  text(text: string, x: number, maxWidth: number, style: Style = {}): number {
    const { size = 9, bold = false, color = textColor, align = 'left' } = style;
    const pdf = this.#pdf.fontSize(size).fillColor(color);
    const runs = splitIntoRuns(text).flatMap(({ font, text: part }) =>
      this.#drawableRuns({ font: bold ? `${font} bold` : font, text: part }),
    );
    if (align === 'right') return this.#writeRightAligned(runs, x + maxWidth);
    pdf.x = MARGIN + x;
    pdf.y = this.y;
    runs.forEach(({ font, text: part }, index) => {
      const continued = index < runs.length - 1;
      pdf.font(font).text(part, { width: maxWidth, lineGap: 1, continued });
    });
    return pdf.y - this.y;
  }

  /**
   * The run itself; or where the shaper fails on a malformed sequence of its letters, such as a vowel
   * sign without its consonant, its code points one by one.
   */
  #drawableRuns({ font, text }: Run): Run[] {
    const canDraw = (part: string): boolean => {
      try {
        this.#pdf.font(font).widthOfString(part);
        return true;
      } catch {
        return false;
      }
    };
    if (canDraw(text)) return [{ font, text }];
    return [...text].filter(canDraw).map((char) => ({ font, text: char }));
  }

  /** Writes on one line, without wrapping: PDFKit would right-align each font run separately. */
  #writeRightAligned(runs: readonly Run[], right: number): number {
    const pdf = this.#pdf;
    const textWidth = runs.reduce(
      (sum, { font, text }) => sum + pdf.font(font).widthOfString(text),
      0,
    );
    let x = MARGIN + right - textWidth;
    for (const { font, text } of runs) {
      pdf.font(font).text(text, x, this.y, { lineBreak: false });
      x += pdf.widthOfString(text);
    }
    return pdf.currentLineHeight() + 1;
  }

  /** Writes texts side by side and moves below the tallest of them. */
  row(cells: readonly { text: string; x: number; width: number; style?: Style }[], gap = 4): void {
    const heights = cells.map((cell) => this.text(cell.text, cell.x, cell.width, cell.style));
    this.y += Math.max(0, ...heights) + gap;
  }

  horizontalRule(color = '#c9d2c5'): void {
    this.#pdf
      .moveTo(MARGIN, this.y)
      .lineTo(MARGIN + CONTENT_WIDTH, this.y)
      .lineWidth(0.6)
      .strokeColor(color)
      .stroke();
    this.y += 6;
  }

  async finish(): Promise<Buffer> {
    this.#pdf.end();
    await this.#finished;
    return Buffer.concat(this.#chunks);
  }
}
