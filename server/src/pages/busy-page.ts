import type { Locale } from '@sabuja/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OverloadedError } from '../platform/limit-concurrency.ts';

const RETRY_SECONDS = 5;

const texts: Readonly<Record<Locale, { title: string; text: string; retry: string }>> = {
  en: {
    title: 'The shop is very busy',
    text: 'This page loads again by itself in a few seconds. Your cart is safe.',
    retry: 'Load again now',
  },
  hi: {
    title: 'दुकान में अभी बहुत भीड़ है',
    text: 'यह पेज कुछ सेकंड में अपने आप फिर खुलेगा। आपका कार्ट सुरक्षित है।',
    retry: 'अभी फिर खोलें',
  },
  or: {
    title: 'ଦୋକାନରେ ଏବେ ବହୁତ ଭିଡ଼ ଅଛି',
    text: 'ଏହି ପୃଷ୍ଠା କିଛି ସେକେଣ୍ଡରେ ଆପେ ପୁଣି ଖୋଲିବ। ଆପଣଙ୍କ କାର୍ଟ ସୁରକ୍ଷିତ ଅଛି।',
    retry: 'ଏବେ ପୁଣି ଖୋଲନ୍ତୁ',
  },
};

/**
 * Sends a small page to a visitor whose page was refused under load. It has a few hundred bytes, needs no other file,
 * and reloads automatically. Other errors, and requests of scripts, are passed to the error handler.
 * @throws the given error, for the error handler
 */
export function sendBusyPage(
  error: unknown,
  { request, reply, locale }: { request: FastifyRequest; reply: FastifyReply; locale: Locale },
): FastifyReply {
  const isDocument = request.headers.accept?.includes('text/html') ?? false;
  if (!(error instanceof OverloadedError) || !isDocument) throw error;
  return reply
    .code(503)
    .headers({
      'retry-after': RETRY_SECONDS,
      refresh: RETRY_SECONDS,
      'cache-control': 'no-store',
      'content-language': locale,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(busyPage(locale));
}

function busyPage(locale: Locale): string {
  const { title, text, retry } = texts[locale];
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
:root { color-scheme: light dark }
body { display: grid; place-content: center; min-height: 90vh; margin: 0; padding: 1.5rem; font: 1.0625rem/1.6 system-ui, sans-serif; text-align: center }
a { display: inline-block; padding: .75rem 1.25rem; color: inherit }
</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${retry}</a></p>
</main>
</html>
`;
}
