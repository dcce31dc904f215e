import { type Client, createClient } from '@sabuja/contract/client';

type Cookies = Map<string, string>;

/** A client that sends requests to a server over the network; with `cookies` it stores cookies as a browser does. */
export const connect = (
  url: string,
  headers: Record<string, string> = {},
  cookies?: Cookies,
): Client =>
  createClient(async ({ method, path, json, form, headers: own }) => {
    const fields = new FormData();
    for (const [name, value] of Object.entries(form ?? {})) fields.append(name, value);
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(cookies && headersOf(cookies)),
        ...headers,
        ...own,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form !== undefined && { body: fields }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies?.delete(name);
      else cookies?.set(name, value);
    }
    return { status: response.status, body: await response.json() };
  });

function headersOf(cookies: Cookies): Record<string, string> {
  const token = cookies.get('XSRF-TOKEN-STAFF') ?? cookies.get('XSRF-TOKEN');
  return {
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    ...(token && { 'x-xsrf-token': token }),
  };
}

/** Secrets of a journey that no log may contain: texts, and codes, which may occur inside a longer number. */
export type Secrets = { texts: string[]; codes: string[] };
