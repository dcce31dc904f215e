import type { WireRequest, WireResponse } from '@sabuja/contract/client';

/**
 * Sends a request whose body is a file, and reports the number of bytes sent, which `fetch` cannot do. Rejects as
 * `fetch` does when there is no response.
 */
export function sendFile(
  { method, path, headers, file, signal }: WireRequest,
  extraHeaders: Record<string, string>,
  onSent: (bytes: number) => void,
): Promise<WireResponse> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, path);
    for (const [name, value] of Object.entries({ ...headers, ...extraHeaders }))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onload = () => resolve({ status: request.status, body: readBody(request) });
    request.onerror = () => reject(new TypeError('no response'));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort());
    request.send(file ?? null);
  });
}

function readBody(request: XMLHttpRequest): unknown {
  const type = request.getResponseHeader('content-type') ?? '';
  return type.includes('json') ? JSON.parse(request.responseText) : null;
}
