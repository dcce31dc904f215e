import type { ShopProfile } from '@sabuja/contract';
import { DEFAULT_SHOP_NAME } from '@sabuja/contract/rules/shop-name';
import { type Locale, languageCookie, locales, negotiateLocale } from '@sabuja/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../platform/http/index.ts';

type Texts = { title: string; text: string; call: string };

const texts: Readonly<Record<Locale, Texts>> = {
  en: {
    title: 'We open soon',
    text: 'The shelves are being filled. Come back in a little while.',
    call: 'Questions? Call us:',
  },
  hi: {
    title: 'हम जल्द ही खुल रहे हैं',
    text: 'सामान सजाया जा रहा है। थोड़े समय बाद फिर आइए।',
    call: 'कोई सवाल? हमें फ़ोन करें:',
  },
  or: {
    title: 'ଆମେ ଶୀଘ୍ର ଖୋଲୁଛୁ',
    text: 'ଜିନିଷ ସଜଡ଼ା ଚାଲିଛି। କିଛି ସମୟ ପରେ ପୁଣି ଆସନ୍ତୁ।',
    call: 'କିଛି ପଚାରିବାର ଅଛି? ଆମକୁ ଫୋନ୍ କରନ୍ତୁ:',
  },
};
const languages: Readonly<Record<Locale, string>> = { en: 'English', hi: 'हिंदी', or: 'ଓଡ଼ିଆ' };

type Shop = Pick<ShopProfile, 'name' | 'phone'> | undefined;

/**
 * Sends the page that a shop shows instead of every page until it opens; it has no scripts. The status is 200 with
 * noindex: a 503 for days would count as an outage for search engines and monitoring (decision 0130).
 */
export function sendOpensSoonPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { shop, fontsFor }: { shop: Shop; fontsFor: (locale: Locale) => readonly string[] },
): FastifyReply {
  const locale = findLanguage(request);
  return reply
    .code(200)
    .headers({
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      'content-language': locale,
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(opensSoonPage(locale, shop, fontsFor(locale)));
}

/** Returns the language of the page's own language link, else of the cookie, else the one that the browser accepts. */
function findLanguage({ query, cookies, headers }: FastifyRequest): Locale {
  const linked = (query as Readonly<Record<string, unknown>>)[languageCookie];
  return (
    locales.find((locale) => locale === linked) ??
    locales.find((locale) => locale === cookies[languageCookie]) ??
    negotiateLocale(headers['accept-language'])
  );
}

function opensSoonPage(locale: Locale, shop: Shop, fonts: readonly string[]): string {
  const { title, text, call } = texts[locale];
  const name = escapeHtml(shop?.name.trim() || DEFAULT_SHOP_NAME);
  const phone = escapeHtml(shop?.phone.trim() ?? '');
  return `<!doctype html>
<html lang="${locale}-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${name} · ${title}</title>
<style>${fonts.map(fontFace).join('\n')}${style}</style>
</head>
<body>
<main>
<p class="name">${name}</p>
<h1>${title}</h1>
<p>${text}</p>
${phone && `<p>${call} <a href="tel:${phone}">${phone}</a></p>`}
</main>
<nav aria-label="Language · भाषा · ଭାଷା">
${locales.map((each) => languageLink(each, locale)).join('\n')}
</nav>
</body>
</html>
`;
}

/** Returns a link that switches the language; the page has no scripts. */
const languageLink = (each: Locale, current: Locale): string =>
  `<a href="?${languageCookie}=${each}" lang="${each}"${each === current ? ' aria-current="true"' : ''}>${languages[each]}</a>`;

/** The fonts are included because not every device has fonts for Devanagari and Odia. */
const fontFace = (url: string): string =>
  `@font-face { font-family: Anek; src: url(${url}) format('woff2'); font-weight: 100 800; font-display: swap; unicode-range: U+0900-097F, U+0B00-0B7F }`;

const style = `
:root { color-scheme: light dark; --ground: #fbfcf8; --ink: #1b2a20; --leaf: #17643a }
@media (prefers-color-scheme: dark) { :root { --ground: #101a14; --ink: #e8efe9; --leaf: #8fd6a9 } }
* { box-sizing: border-box }
body { display: grid; grid-template-rows: 1fr auto; min-height: 100svh; margin: 0; padding: 1.5rem; background: var(--ground); color: var(--ink); font: 1.0625rem/1.6 Anek, system-ui, sans-serif; text-align: center; overflow-wrap: anywhere }
main { align-self: center; justify-self: center; max-width: 34rem }
h1 { margin: .5rem 0; font-size: clamp(1.75rem, 8vw, 2.75rem); line-height: 1.25 }
p { margin: .5rem 0 }
.name { color: var(--leaf); font-size: 1.25rem; font-weight: 700 }
a { display: inline-block; padding: .75rem .5rem; color: var(--leaf) }
nav { display: flex; flex-wrap: wrap; justify-content: center; gap: .5rem 1rem }
[aria-current] { color: var(--ink); font-weight: 700; text-decoration: none }
`;
