import type { FastifyRequest } from 'fastify';
import { isLocalRequest } from '../platform/http/index.ts';
import { isLocalOnly, type Settings } from '../settings.ts';

/** Whether a request may see the pages under `/dev`. */
export type MaySeeDevPages = (request: FastifyRequest) => boolean;

/**
 * The pages under `/dev` are for whoever tries the shop on their own machine: they are there while
 * a channel has no provider, unless the settings say otherwise. Undefined where there are none.
 */
export function createDevPageGuard(
  settings: Settings,
  hasLocalCodes: boolean,
): MaySeeDevPages | undefined {
  if (!hasLocalCodes || !(settings.devOutbox ?? isLocalOnly(settings))) return undefined;
  return settings.devOutbox === true ? () => true : isLocalRequest;
}
