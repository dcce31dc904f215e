import type { WireRequest, WireResponse } from '@sabuja/contract/client';

/**
 * Sends one request of the API to the page's own server, with its cookies.
 * @param headers in addition to the request's own
 */
export async function sendRequest(
  send: typeof fetch,
  request: WireRequest,
  headers: Record<string, string> = {},
): Promise<WireResponse> {
  const body = bodyOf(request);
  const response = await send(request.path, {
    method: request.method,
    headers: { ...request.headers, ...jsonHeader(request), ...headers },
    credentials: 'same-origin',
    // Lets the last change reach the server if the user leaves the page at once.
    keepalive: request.method !== 'GET' && isSmall(body),
    ...(body === undefined ? {} : { body }),
    ...(request.signal === undefined ? {} : { signal: request.signal }),
  });
  return { status: response.status, body: await readBody(response) };
}

const jsonHeader = ({ json }: WireRequest): Record<string, string> =>
  json === undefined ? {} : { 'content-type': 'application/json' };

type Body = string | FormData | Blob | undefined;

function bodyOf(request: WireRequest): Body {
  // The content type of the request is that of the file.
  if (request.file !== undefined) return request.file;
  if (request.json !== undefined) return JSON.stringify(request.json);
  if (request.form === undefined) return undefined;
  const form = new FormData();
  for (const [name, value] of Object.entries(request.form)) form.append(name, value);
  return form;
}

/** Stays below the browsers' limit of 64 KB for keepalive requests: a character has 3 bytes at most. */
const MAX_KEEPALIVE_CHARACTERS = 20_000;

function isSmall(body: Body): boolean {
  const parts = body instanceof FormData ? [...body.values()] : [body ?? ''];
  return (
    parts.every((part) => typeof part === 'string') &&
    parts.join('').length <= MAX_KEEPALIVE_CHARACTERS
  );
}

async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  return type.includes('json') ? response.json() : null;
}

/** The value of a cookie in `document.cookie`. */
export function cookieValue(cookies: string, name: string): string | undefined {
  const start = `${name}=`;
  const pair = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(start));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(start.length));
}
