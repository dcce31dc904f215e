export { CacheStore } from './cache-store.ts';
export { isCanonicalUrl } from './canonical-url.ts';
export { PatchedValue } from './patched-value.ts';
export { apiCacheKey, ResponseCache } from './response-cache.ts';
export { cachedByRevision, revisionsColumn, useRevisions } from './revision-cache.ts';
export { TaggedCache } from './tagged-cache.ts';
export type { Tag } from './tags.ts';
