import PdfDocument from 'pdfkit';
import { fonts, runsOf } from './fonts.ts';

export const margin = 40;
/** A4, in points. */
export const width = 595.28 - 2 * margin;
const bottom = 841.89 - margin - 20;
const ink = '#1b2a20';

type Run = { font: string; text: string };
type Style = { size?: number; bold?: boolean; color?: string; align?: 'left' | 'right' };

/** A sheet of paper to write on from the top down, in the fonts that its texts need. */
export class Paper {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #chunks: Buffer[] = [];
  readonly #done: Promise<void>;
  y = margin;

  constructor(info: { title: string; author: string; at: Date }) {
    this.#pdf = new PdfDocument({
      size: 'A4',
      margin,
      autoFirstPage: false,
      lang: 'en-IN',
      displayTitle: true,
      info: { Title: info.title, Author: info.author, CreationDate: info.at },
    });
    for (const [name, { regular, bold }] of Object.entries(fonts)) {
      this.#pdf.registerFont(name, regular).registerFont(`${name} bold`, bold);
    }
    this.#done = new Promise((done) => this.#pdf.once('end', done));
    this.#pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
  }

  page(): void {
    this.#pdf.addPage();
    this.y = margin;
  }

  /** Begins another page when less than `height` is left on this one; answers whether it did. */
  makeRoom(height: number): boolean {
    if (this.y + height <= bottom) return false;
    this.page();
    return true;
  }

  /** Writes a text across `wide` points from `x` on, breaking its lines; answers how high it is. */
  text(text: string, x: number, wide: number, style: Style = {}): number {
    const { size = 9, bold = false, color = ink, align = 'left' } = style;
    const pdf = this.#pdf.fontSize(size).fillColor(color);
    const runs = runsOf(text).map(({ font, ...run }) => ({
      ...run,
      font: bold ? `${font} bold` : font,
    }));
    if (align === 'right') return this.#toTheRight(runs, x + wide);
    pdf.x = margin + x;
    pdf.y = this.y;
    runs.forEach(({ font, text: part }, index) => {
      const continued = index < runs.length - 1;
      pdf.font(font).text(part, { width: wide, lineGap: 1, continued });
    });
    return pdf.y - this.y;
  }

  /** On one line: PDFKit would move each run of fonts to the right on its own. */
  #toTheRight(runs: readonly Run[], right: number): number {
    const pdf = this.#pdf;
    const wide = runs.reduce((sum, { font, text }) => sum + pdf.font(font).widthOfString(text), 0);
    let x = margin + right - wide;
    for (const { font, text } of runs) {
      pdf.font(font).text(text, x, this.y, { lineBreak: false });
      x += pdf.widthOfString(text);
    }
    return pdf.currentLineHeight() + 1;
  }

  /** Writes texts side by side and goes on under the highest of them. */
  row(cells: readonly { text: string; x: number; width: number; style?: Style }[], gap = 4): void {
    const heights = cells.map((cell) => this.text(cell.text, cell.x, cell.width, cell.style));
    this.y += Math.max(0, ...heights) + gap;
  }

  line(color = '#c9d2c5'): void {
    this.#pdf
      .moveTo(margin, this.y)
      .lineTo(margin + width, this.y)
      .lineWidth(0.6)
      .strokeColor(color)
      .stroke();
    this.y += 6;
  }

  async finish(): Promise<Buffer> {
    this.#pdf.end();
    await this.#done;
    return Buffer.concat(this.#chunks);
  }
}
