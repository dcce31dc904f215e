import { type Milliseconds, seconds } from '@sabuja/kit';
import { apiStatus, isTransient } from '@sabuja/ui/lib/api-error.ts';
import { api, createUploadApi } from './api.ts';

/** How far an upload is, in bytes; it waits while nothing responds. */
export type UploadState = { sent: number; size: number; isWaiting: boolean };

/** The browser cannot read a file: it was changed or removed after it was chosen. */
export class UnreadableFileError extends Error {}

const MAX_PAUSE: Milliseconds = seconds(10);

/**
 * Uploads a file in parts, and returns the id of its upload. Where no response comes it waits for the network and goes
 * on with the part that is missing; the same file chosen again goes on where it was left.
 * @throws UnreadableFileError; ApiError when the server refuses it
 */
export async function uploadFile(
  file: File,
  onState: (state: UploadState) => void,
  signal: AbortSignal,
): Promise<string> {
  const { size } = file;
  let upload: { id: string; received: number; part_bytes: number } | undefined;
  for (let failures = 0; upload === undefined || upload.received < size; ) {
    const sent = upload?.received ?? 0;
    onState({ sent, size, isWaiting: failures > 0 });
    try {
      upload = upload
        ? await sendPart(file, upload, signal, (bytes) =>
            onState({ sent: Math.min(size, sent + bytes), size, isWaiting: false }),
          )
        : await begin(file, signal);
      failures = 0;
    } catch (error) {
      if (signal.aborted || !isTemporary(error)) throw error;
      failures += 1;
      onState({ sent, size, isWaiting: true });
      await waitForNetwork(Math.min(MAX_PAUSE, seconds(0.5) * 2 ** failures), signal);
    }
  }
  onState({ sent: size, size, isWaiting: false });
  return upload.id;
}

const begin = (file: File, signal: AbortSignal) =>
  api('POST /api/v1/staff/uploads', {
    body: {
      file_name: file.name.slice(-200),
      size: file.size,
      fingerprint: [file.size, file.lastModified, file.name].join(' ').slice(0, 300),
    },
    signal,
  });

async function sendPart(
  file: File,
  { id, received, part_bytes }: { id: string; received: number; part_bytes: number },
  signal: AbortSignal,
  onSent: (bytes: number) => void,
) {
  const bytes = await file
    .slice(received, received + part_bytes)
    .arrayBuffer()
    .catch(() => {
      throw new UnreadableFileError();
    });
  return createUploadApi(onSent)('PUT /api/v1/staff/uploads/{id}/parts/{part}', {
    params: { id, part: received / part_bytes },
    file: new Blob([bytes], { type: 'application/octet-stream' }),
    signal,
  });
}

/** True when nothing responded, or the server is busy. */
function isTemporary(error: unknown): boolean {
  if (error instanceof UnreadableFileError) return false;
  return isTransient(apiStatus(error) ?? 503);
}

/** Waits for some time, or until the network is back. */
function waitForNetwork(pause: Milliseconds, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      signal.removeEventListener('abort', stop);
      settle();
    };
    const goOn = end(resolve);
    const stop = end(() => reject(signal.reason));
    const timer = setTimeout(goOn, pause);
    window.addEventListener('online', goOn);
    signal.addEventListener('abort', stop);
  });
}
