import { istDate } from '@sabuja/kit';

/** Saves what the shop stores of a customer as a file. */
export function saveExport(content: unknown): void {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `sabuja-${istDate(new Date())}.json`;
  link.click();
  // By then the browser has started reading the blob.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
