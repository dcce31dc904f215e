import PdfDocument from 'pdfkit';
import { fonts, splitIntoRuns } from './fonts.ts';

/** Converts millimetres to points (1/72 inch). */
export const mm = (length: number): number => (length / 25.4) * 72;

/** The size of a page in points. A page of a roll has no bottom margin: it is as high as its content. */
export type PageSize = { width: number; height: number; margin: number; isRoll?: boolean };
export const A4: PageSize = { width: 595.28, height: 841.89, margin: 40 };
export const CONTENT_WIDTH = A4.width - 2 * A4.margin;

export type DocumentInfo = { title: string; author: string; at: Date };

/** Blank space above the bottom margin, in points. */
const FOOT = 20;
const textColor = '#1b2a20';

type Rectangle = { left: number; top: number; width: number; height: number };
/** Draws a black shape into a square of the page. */
export type Shape = (
  pdf: PDFKit.PDFDocument,
  square: { left: number; top: number; size: number },
) => void;
type Run = { font: string; text: string };
type Style = { size?: number; bold?: boolean; color?: string; align?: 'left' | 'right' };

/** Writes a PDF from top to bottom, by default on A4, with fonts that cover each text. All lengths are in points. */
export class PdfWriter {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #chunks: Buffer[] = [];
  readonly #finished: Promise<void>;
  readonly #page: PageSize;
  #left: number;
  y: number;

  constructor(info: DocumentInfo, page: PageSize = A4) {
    this.#page = page;
    this.#left = this.y = page.margin;
    this.#pdf = new PdfDocument({
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

  /** Starts a page; `height` is by default that of the page size. */
  addPage(height: number = this.#page.height): void {
    const { width, margin, isRoll } = this.#page;
    const bottom = isRoll ? 0 : margin;
    const margins = { top: margin, left: margin, right: margin, bottom };
    this.#pdf.addPage({ size: [width, height], margins });
    this.startAt(margin, margin);
  }

  /** Moves to a position of the page; `left` becomes the origin of x. */
  startAt(left: number, top: number): void {
    this.#left = left;
    this.y = top;
  }

  /** Starts a new page if less than `height` is left on this one; returns true if it did. */
  ensureSpace(height: number): boolean {
    const { isRoll, margin } = this.#page;
    if (isRoll || this.y + height <= this.#page.height - margin - FOOT) return false;
    this.addPage();
    return true;
  }

  /** Writes a text at `x`, wrapped at `maxWidth`; returns the height of the text. */
  text(text: string, x: number, maxWidth: number, style: Style = {}): number {
    const { size = 9, bold = false, color = textColor, align = 'left' } = style;
    const pdf = this.#pdf.fontSize(size).fillColor(color);
    const runs = splitIntoRuns(text).flatMap(({ font, text: part }) =>
      this.#drawableRuns({ font: bold ? `${font} bold` : font, text: part }),
    );
    if (align === 'right') return this.#writeRightAligned(runs, x + maxWidth);
    pdf.x = this.#left + x;
    pdf.y = this.y;
    runs.forEach(({ font, text: part }, index) => {
      const continued = index < runs.length - 1;
      pdf.font(font).text(part, { width: maxWidth, lineGap: 1, continued });
    });
    return pdf.y - this.y;
  }

  /**
   * Returns the run itself, or its code points one by one if the text shaper fails on a malformed sequence, such as a
   * vowel sign without a consonant.
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
    let x = this.#left + right - textWidth;
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

  horizontalRule(color = '#c9d2c5', width = CONTENT_WIDTH): void {
    this.#pdf
      .moveTo(this.#left, this.y)
      .lineTo(this.#left + width, this.y)
      .lineWidth(0.6)
      .strokeColor(color)
      .stroke();
    this.y += 6;
  }

  /** Draws a shape in a square of `size` at `x` in the current line, without moving down. */
  draw(shape: Shape, x: number, size: number): void {
    shape(this.#pdf, { left: this.#left + x, top: this.y, size });
  }

  /** Calls `draw` and clips what it draws to a rectangle. */
  clipTo({ left, top, width, height }: Rectangle, draw: () => void): void {
    this.#pdf.save().rect(left, top, width, height).clip();
    draw();
    this.#pdf.restore();
  }

  async finish(): Promise<Buffer> {
    this.#pdf.end();
    await this.#finished;
    return Buffer.concat(this.#chunks);
  }
}
