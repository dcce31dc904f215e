import { setTimeout as pause } from 'node:timers/promises';
import type { ImportProgress } from '@sabuja/contract';
import { minutes, seconds } from '@sabuja/kit';
import type { StaffSession } from './board-staff.ts';

/** Uploads a sheet of products; returns the id of its import. */
export async function uploadSheet(
  origin: string,
  { headers }: StaffSession,
  file: Blob,
): Promise<string> {
  const form = new FormData();
  form.append('kind', 'stocks');
  form.append('file', file);
  const response = await fetch(`${origin}/api/v1/staff/imports`, {
    method: 'POST',
    headers: { ...headers, origin },
    body: form,
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}

/** Reads the progress of an import. */
async function readImport(
  origin: string,
  { headers }: StaffSession,
  id: string,
): Promise<ImportProgress> {
  const response = await fetch(`${origin}/api/v1/staff/imports/${id}`, { headers });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as ImportProgress;
}

/** The number of rows of an import that are processed. */
export const settledOf = ({ uploaded, failed, duplicateCount }: ImportProgress): number =>
  uploaded + failed + duplicateCount;

/** Waits until an import has processed at least `rows` rows; returns its progress. */
export async function waitForRows(
  origin: string,
  session: StaffSession,
  { id, rows }: { id: string; rows: number },
): Promise<ImportProgress> {
  const deadline = performance.now() + minutes(30);
  for (;;) {
    const progress = await readImport(origin, session, id);
    if (settledOf(progress) >= rows) return progress;
    if (performance.now() > deadline) throw new Error('the import does not end');
    await pause(seconds(1));
  }
}
