import { type Text, text } from './text.ts';

/** Returns a waiting time in seconds as a text, rounded up: '45 seconds', '12 minutes', '20 hours'. */
export function describeWait(seconds: number): Text {
  if (seconds === 1) return text`1 second`;
  if (seconds < 90) return text`${seconds} seconds`;
  if (seconds < 90 * 60) return text`${Math.ceil(seconds / 60)} minutes`;
  return text`${Math.ceil(seconds / 3600)} hours`;
}
