import type { Transport, WireRequest } from '@sabuja/contract/client';
import type { FastifyInstance } from 'fastify';
import type { SharedAnswers } from '../platform/cache/index.ts';

/** Whose page it is: their cookies, and the address they call from. */
export type Visitor = { cookie: string; address: string };

/** What a page was made of: the tags it depends on, or that it can't be shared. */
export type Ingredients = { tags: Set<string>; shareable: boolean };

/**
 * Carries a page's calls to the API inside this process, with the visitor's cookies and no other
 * rights. Notes what the answers depend on, so that the page made of them can be kept as long as they.
 */
export const apiTransport =
  (http: FastifyInstance, shared: SharedAnswers, visitor: Visitor, used: Ingredients): Transport =>
  async (request) => {
    const kept = request.method === 'GET' ? shared.find(request.path) : undefined;
    if (kept) {
      note(used, kept.tags);
      return { status: 200, body: JSON.parse(kept.body.toString()) };
    }
    const response = await http.inject(toInject(request, visitor));
    const tags = shared.find(request.path)?.tags;
    if (tags) note(used, tags);
    else used.shareable = false;
    return { status: response.statusCode, body: parse(response.body) };
  };

function note(used: Ingredients, tags: readonly string[]): void {
  for (const tag of tags) used.tags.add(tag);
}

const toInject = (request: WireRequest, { cookie, address }: Visitor) => ({
  // The visitor's own: calls for a page count towards their limits, not towards everyone's.
  remoteAddress: address,
  method: request.method as 'GET',
  url: request.path,
  headers: { ...request.headers, ...(cookie && { cookie }) },
  ...(request.json !== undefined && { payload: request.json as object }),
});

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};
