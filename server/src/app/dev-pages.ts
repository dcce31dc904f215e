import type { FastifyRequest } from 'fastify';
import { isLocalRequest } from '../platform/http/index.ts';
import { isLocalOnly, type Settings } from '../settings.ts';

/** Whether a request may see the pages under `/dev`. */
export type MaySeeDevPages = (request: FastifyRequest) => boolean;

/**
 * Guards the pages under `/dev`, for trying the shop on one's own machine: they exist while a channel has no
 * provider, unless the settings say otherwise. Undefined where they do not exist.
 */
export function createDevPageGuard(
  settings: Settings,
  hasLocalCodes: boolean,
): MaySeeDevPages | undefined {
  if (!hasLocalCodes || !(settings.devOutbox ?? isLocalOnly(settings))) return undefined;
  return settings.devOutbox === true ? () => true : isLocalRequest;
}
