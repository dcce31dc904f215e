import { OTP_DIGITS } from '@sabuja/contract/limits';

/** A code as its boxes show it: a digit or nothing in each. */
export type Boxes = readonly string[];

export const emptyBoxes: Boxes = Array.from({ length: OTP_DIGITS }, () => '');
export const isComplete = (boxes: Boxes): boolean => boxes.every((digit) => digit !== '');

type BoxesUpdate = { boxes: Boxes; focus: number };

/** What was typed or pasted into a box fills it and those after it; anything but digits is left out. */
export function enterDigits(boxes: Boxes, index: number, text: string): BoxesUpdate {
  const digits = text.replace(/\D/g, '');
  // Five pasted digits are the whole code, wherever they are pasted.
  const startIndex = digits.length >= boxes.length ? 0 : index;
  const filled = boxes.map((digit, index) => digits[index - startIndex] ?? digit);
  return { boxes: filled, focus: Math.min(startIndex + digits.length, boxes.length - 1) };
}

/** Backspace empties a box, and in an empty one the box before it. */
export function eraseDigit(boxes: Boxes, index: number): BoxesUpdate {
  const focus = boxes[index] === '' ? Math.max(0, index - 1) : index;
  return { boxes: boxes.map((digit, index) => (index === focus ? '' : digit)), focus };
}
