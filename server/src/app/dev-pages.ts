import type { FastifyRequest } from 'fastify';
import { isFromHere } from '../platform/http/index.ts';
import { type Settings, servesThisMachineOnly } from '../settings.ts';

/** Whether a request may see the pages under `/dev`. */
export type MaySeeDevPages = (request: FastifyRequest) => boolean;

/**
 * The pages under `/dev` are for whoever tries the shop on their own machine: they are there while
 * a channel has no provider, unless the settings say otherwise. Undefined where there are none.
 */
export function devPages(settings: Settings, keepsCodes: boolean): MaySeeDevPages | undefined {
  if (!keepsCodes || !(settings.devOutbox ?? servesThisMachineOnly(settings))) return undefined;
  return settings.devOutbox === true ? () => true : isFromHere;
}
