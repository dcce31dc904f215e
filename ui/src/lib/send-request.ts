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
  const response = await send(request.path, {
    method: request.method,
    headers: { ...request.headers, ...jsonHeader(request), ...headers },
    credentials: 'same-origin',
    // Lets a last change reach the server when the page is left at once; browsers allow it for 64 KB at most.
    keepalive: request.method !== 'GET' && request.file === undefined,
    ...bodyOf(request),
    ...(request.signal === undefined ? {} : { signal: request.signal }),
  });
  return { status: response.status, body: await readBody(response) };
}

const jsonHeader = ({ json }: WireRequest): Record<string, string> =>
  json === undefined ? {} : { 'content-type': 'application/json' };

function bodyOf(request: WireRequest): { body?: string | FormData | Blob } {
  // Its content type is that of the file.
  if (request.file !== undefined) return { body: request.file };
  if (request.json !== undefined) return { body: JSON.stringify(request.json) };
  if (request.form === undefined) return {};
  const form = new FormData();
  for (const [name, value] of Object.entries(request.form)) form.append(name, value);
  return { body: form };
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
