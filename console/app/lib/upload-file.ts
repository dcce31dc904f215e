import { type Milliseconds, seconds } from '@sabuja/kit';
import { apiStatus, isTransient, problemOf } from '@sabuja/ui/lib/api-error.ts';
import { api, createUploadApi } from './api.ts';

/** Progress of an upload, in bytes. */
export type UploadState = {
  sent: number;
  size: number;
  /** Set while waiting for a retry: the last error message of the server, and a function that retries at once. */
  waiting?: { message: string | undefined; goOn: () => void };
};

/** The caller's side of an upload: gets the progress, and can abort it. */
export type UploadTask = { onState: (state: UploadState) => void; signal: AbortSignal };

/** The browser cannot read a file: it was changed or removed after it was chosen. */
export class UnreadableFileError extends Error {}

const MAX_PAUSE: Milliseconds = seconds(10);
/** How often an upload restarts when the server does not have it any more (NO_UPLOAD). */
const MAX_RESTARTS = 2;

type Upload = { id: string; received: number; part_bytes: number };

/**
 * Uploads a file in parts, then calls `finish` with the upload's id and returns its result. When no response arrives,
 * it waits for the network and repeats the failed step. Uploading the same file again for the same purpose resumes an
 * unfinished upload.
 * @throws UnreadableFileError; ApiError when the server refuses it
 */
export async function uploadFile<Result>(
  file: File,
  {
    purpose,
    finish,
    onState,
    signal,
  }: UploadTask & {
    /** For example 'stocks' or 'video': the same file for two purposes is two uploads. */
    purpose: string;
    /** May be called again after a lost response. */
    finish: (upload: string) => Promise<Result>;
  },
): Promise<Result> {
  const { size } = file;
  let upload: Upload | undefined;
  let restarts = 0;
  for (let failures = 0; ; ) {
    const sent = upload?.received ?? 0;
    if (failures === 0) onState({ sent, size });
    try {
      if (upload === undefined) upload = await begin(file, purpose, signal);
      else if (sent === size) {
        const result = await finish(upload.id);
        signal.throwIfAborted();
        return result;
      } else
        upload = await sendPart(file, upload, signal, (bytes) =>
          onState({ sent: Math.min(size, sent + bytes), size }),
        );
      failures = 0;
    } catch (error) {
      if (signal.aborted) throw error;
      if (problemOf(error)?.code === 'NO_UPLOAD' && restarts < MAX_RESTARTS) {
        restarts += 1;
        upload = undefined;
        continue;
      }
      if (!isTemporary(error)) throw error;
      failures += 1;
      const pause = Math.min(MAX_PAUSE, seconds(0.5) * 2 ** failures);
      await waitForNetwork(pause, signal, (goOn) =>
        onState({ sent, size, waiting: { message: problemOf(error)?.message, goOn } }),
      );
    }
  }
}

const begin = (file: File, purpose: string, signal: AbortSignal): Promise<Upload> =>
  api('POST /api/v1/staff/uploads', {
    body: {
      file_name: file.name.slice(-200),
      size: file.size,
      fingerprint: [purpose, file.size, file.lastModified, file.name].join(' ').slice(0, 300),
    },
    signal,
  });

async function sendPart(
  file: File,
  { id, received, part_bytes }: Upload,
  signal: AbortSignal,
  onSent: (bytes: number) => void,
): Promise<Upload> {
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

/** True when a retry may help: no response or a busy server. Not for a fault (bug) of the server. */
function isTemporary(error: unknown): boolean {
  if (error instanceof UnreadableFileError || problemOf(error)?.code === 'FAULT') return false;
  return isTransient(apiStatus(error) ?? 503);
}

/** Waits until the pause is over, the network is back, or `goOn` is called; rejects when aborted. */
function waitForNetwork(
  pause: Milliseconds,
  signal: AbortSignal,
  onWait: (goOn: () => void) => void,
): Promise<void> {
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
    onWait(goOn);
  });
}
