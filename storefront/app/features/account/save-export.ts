import { istDate } from '@sabuja/kit';

/** Downloads a customer's exported data as a JSON file, named by the current date (IST). */
export function saveExport(content: unknown): void {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `sabuja-${istDate(new Date())}.json`;
  link.click();
  // Revoke the URL only after the browser has started to read the blob.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
