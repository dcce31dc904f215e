export { isCanonicalUrl } from './canonical-url.ts';
export { createChangesListener } from './changes.ts';
export { apiCacheKey, ResponseCache } from './response-cache.ts';
export { cachedByRevision } from './revision-cache.ts';
