import { generate } from 'lean-qr';
import type { Shape } from './pdf-writer.ts';

/** Returns the QR code of a text. The caller must leave a blank margin of four modules around it. */
export function qrCode(text: string): Shape {
  const code = generate(text);
  return (pdf, { left, top, size }) => {
    const module = size / code.size;
    for (let row = 0; row < code.size; row++) {
      for (let start = 0; start < code.size; start++) {
        if (!code.get(start, row)) continue;
        let end = start + 1;
        while (code.get(end, row)) end++;
        pdf.rect(left + start * module, top + row * module, (end - start) * module, module);
        start = end;
      }
    }
    pdf.fill('#000000');
  };
}

/** Returns the veg mark (a circle in a square) or non-veg mark (a triangle), which differ even without colours. */
export const vegMark =
  (isVeg: boolean): Shape =>
  (pdf, { left, top, size }) => {
    pdf
      .rect(left, top, size, size)
      .lineWidth(size / 10)
      .stroke('#000000');
    const [inset, middle] = [size / 4, left + size / 2];
    if (isVeg) pdf.circle(middle, top + size / 2, inset);
    else
      pdf
        .moveTo(middle, top + inset)
        .lineTo(left + size - inset, top + size - inset)
        .lineTo(left + inset, top + size - inset)
        .closePath();
    pdf.fill('#000000');
  };
