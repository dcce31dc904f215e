import type { Transport, WireRequest } from '@sabuja/contract/client';
import type { Locale } from '@sabuja/kit';
import type { FastifyInstance } from 'fastify';
import { apiCacheKey, type ResponseCache, type Tag } from '../platform/cache/index.ts';

/** The visitor of a page: their cookies, their network address, and the page's language. */
export type Visitor = { cookie: string; address: string; locale: Locale };

/** The cache tags that a page depends on, and whether it can be shared between visitors. */
export type PageDependencies = { tags: Set<Tag>; isShareable: boolean };

/**
 * Returns a transport that executes a page's API calls within this process, with the visitor's cookies and no other
 * rights. It collects the cache tags of the responses, so that the page can be cached as long as they are valid.
 */
export const apiTransport =
  (
    http: FastifyInstance,
    responseCache: ResponseCache,
    visitor: Visitor,
    dependencies: PageDependencies,
  ): Transport =>
  async (request) => {
    const key = apiCacheKey(visitor.locale, request.path);
    const cached = request.method === 'GET' ? responseCache.find(key) : undefined;
    if (cached) {
      addTags(dependencies, cached.tags);
      return { status: 200, body: JSON.parse(cached.body.toString()) };
    }
    const response = await http.inject(toInject(request, visitor));
    const tags = responseCache.find(key)?.tags;
    if (tags) addTags(dependencies, tags);
    else dependencies.isShareable = false;
    return { status: response.statusCode, body: parse(response.body) };
  };

function addTags(dependencies: PageDependencies, tags: readonly Tag[]): void {
  for (const tag of tags) dependencies.tags.add(tag);
}

const toInject = (request: WireRequest, { cookie, address, locale }: Visitor) => ({
  // The visitor's own address, so that the calls of a page count towards the visitor's rate limits.
  remoteAddress: address,
  method: request.method as 'GET',
  url: request.path,
  headers: { ...request.headers, 'accept-language': locale, ...(cookie && { cookie }) },
  ...(request.json !== undefined && { payload: request.json as object }),
});

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};
