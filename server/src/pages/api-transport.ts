import type { Transport, WireRequest } from '@sabuja/contract/client';
import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '../platform/cache/index.ts';

/** The visitor of a page: their cookies, and the address they call from. */
export type Visitor = { cookie: string; address: string };

/** What a page depends on: its tags, and whether it can be shared. */
export type PageDependencies = { tags: Set<string>; isShareable: boolean };

/**
 * Carries a page's API calls inside this process, with the visitor's cookies and no other rights. Collects
 * the tags of the responses, so that the page made from them can be cached as long as they are valid.
 */
export const apiTransport =
  (
    http: FastifyInstance,
    responseCache: ResponseCache,
    visitor: Visitor,
    dependencies: PageDependencies,
  ): Transport =>
  async (request) => {
    const cached = request.method === 'GET' ? responseCache.find(request.path) : undefined;
    if (cached) {
      addTags(dependencies, cached.tags);
      return { status: 200, body: JSON.parse(cached.body.toString()) };
    }
    const response = await http.inject(toInject(request, visitor));
    const tags = responseCache.find(request.path)?.tags;
    if (tags) addTags(dependencies, tags);
    else dependencies.isShareable = false;
    return { status: response.statusCode, body: parse(response.body) };
  };

function addTags(dependencies: PageDependencies, tags: readonly string[]): void {
  for (const tag of tags) dependencies.tags.add(tag);
}

const toInject = (request: WireRequest, { cookie, address }: Visitor) => ({
  // The visitor's own address: calls for a page count towards the visitor's limits, not towards everyone's.
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
