import { ApiError, UNREADABLE_RESPONSE } from '@sabuja/contract/client';
import { currentLocale } from '../i18n/locale.ts';
import { notifySignedOut } from './signed-out.ts';

/** Downloads content of the page as a file. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * Downloads a file of the API in the language of the console; a plain link would not send that language.
 * @throws ApiError when the server refuses it
 */
export async function downloadFile(path: string, name: string): Promise<void> {
  const response = await fetch(path, { headers: { 'accept-language': currentLocale() } });
  if (response.ok) return saveFile(name, await response.blob());
  if (response.status === 401) notifySignedOut();
  const message = 'The file could not be loaded.';
  const problem = await response.json().catch(() => ({ code: UNREADABLE_RESPONSE, message }));
  throw new ApiError(response.status, problem);
}
