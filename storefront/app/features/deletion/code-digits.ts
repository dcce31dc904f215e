import { OTP_DIGITS } from '@sabuja/contract/limits';

/** A code as its boxes show it: a digit or nothing in each. */
export type Boxes = readonly string[];

export const emptyBoxes: Boxes = Array.from({ length: OTP_DIGITS }, () => '');
export const isWhole = (boxes: Boxes): boolean => boxes.every((digit) => digit !== '');

type Step = { boxes: Boxes; focus: number };

/** What was typed or pasted into a box fills it and those after it; anything but digits is left out. */
export function enter(boxes: Boxes, at: number, text: string): Step {
  const digits = text.replace(/\D/g, '');
  // Five pasted digits are the whole code, wherever they are pasted.
  const from = digits.length >= boxes.length ? 0 : at;
  const filled = boxes.map((digit, index) => digits[index - from] ?? digit);
  return { boxes: filled, focus: Math.min(from + digits.length, boxes.length - 1) };
}

/** Backspace empties a box, and in an empty one the box before it. */
export function erase(boxes: Boxes, at: number): Step {
  const focus = boxes[at] === '' ? Math.max(0, at - 1) : at;
  return { boxes: boxes.map((digit, index) => (index === focus ? '' : digit)), focus };
}
