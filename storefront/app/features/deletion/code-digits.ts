import { OTP_DIGITS } from '@sabuja/contract/limits';

/** The code's boxes: a digit or an empty string each. */
export type Boxes = readonly string[];

export const emptyBoxes: Boxes = Array.from({ length: OTP_DIGITS }, () => '');
export const isComplete = (boxes: Boxes): boolean => boxes.every((digit) => digit !== '');

type BoxesUpdate = { boxes: Boxes; focus: number };

/**
 * Fills a box and those after it with the digits of the entered text; other characters are dropped.
 */
export function enterDigits(boxes: Boxes, index: number, text: string): BoxesUpdate {
  const digits = text.replace(/\D/g, '');
  // A pasted whole code fills all boxes, whichever box it was pasted into.
  const startIndex = digits.length >= boxes.length ? 0 : index;
  const filled = boxes.map((digit, index) => digits[index - startIndex] ?? digit);
  return { boxes: filled, focus: Math.min(startIndex + digits.length, boxes.length - 1) };
}

/** Backspace clears a box, or, if it is empty, the previous one. */
export function eraseDigit(boxes: Boxes, index: number): BoxesUpdate {
  const focus = boxes[index] === '' ? Math.max(0, index - 1) : index;
  return { boxes: boxes.map((digit, index) => (index === focus ? '' : digit)), focus };
}
