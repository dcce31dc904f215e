import { type Milliseconds, seconds } from '@sabuja/kit';

const MAX_SILENCE: Milliseconds = seconds(15);

/**
 * Yields the bytes of a response while they arrive. Fails if nothing arrives for `silence` milliseconds, not counting
 * the time that the reader needs. The request is aborted when the reader stops.
 */
export async function* readChunks(
  body: ReadableStream<Uint8Array>,
  cutOff: AbortController,
  silence = MAX_SILENCE,
): AsyncGenerator<Buffer> {
  const startTimer = () => setTimeout(() => cutOff.abort(), silence);
  let timer = startTimer();
  try {
    for await (const chunk of body) {
      clearTimeout(timer);
      yield Buffer.from(chunk);
      timer = startTimer();
    }
  } finally {
    clearTimeout(timer);
    cutOff.abort();
  }
}
