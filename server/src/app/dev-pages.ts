import type { FastifyRequest } from 'fastify';
import { isLocalRequest } from '../platform/http/index.ts';
import { isLocalOnly, type Settings } from '../settings.ts';

/** Returns true if a request may see the pages under `/dev`. */
export type MaySeeDevPages = (request: FastifyRequest) => boolean;

/**
 * Returns the guard of the pages under `/dev`, which serve to try out the shop on a local machine. Returns undefined if
 * they do not exist: they need a channel without provider, and settings that allow them.
 */
export function createDevPageGuard(
  settings: Settings,
  hasLocalCodes: boolean,
): MaySeeDevPages | undefined {
  if (!hasLocalCodes || !(settings.devOutbox ?? isLocalOnly(settings))) return undefined;
  return settings.devOutbox === true ? () => true : isLocalRequest;
}
