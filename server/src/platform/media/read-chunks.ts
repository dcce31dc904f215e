import { type Milliseconds, seconds } from '@sabuja/kit';

const MAX_SILENCE: Milliseconds = seconds(15);

/**
 * The bytes of a response while they arrive. Fails when nothing has arrived for `silence`; the time that the reader takes
 * does not count. A reader that stops ends the request.
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
