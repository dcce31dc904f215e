import { staffTodayCalls } from '@sabuja/contract';
import { type MountContext, mountCalls } from '../../platform/http/index.ts';
import type { BackOfficeDeps } from './deps.ts';
import { readToday } from './read-today.ts';

export const staffTodayRoutes = (context: MountContext, { db, clock }: BackOfficeDeps): void =>
  mountCalls(context, {
    calls: staffTodayCalls,
    problems: {},
    handlers: { 'GET /api/v1/staff/today': () => readToday(db, clock.now()) },
  });
