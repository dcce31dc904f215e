import type { ComplaintStage } from '@sabuja/contract';
import type { RatingGroup } from '@sabuja/contract/rules/complaint-stages';
import { sql } from 'kysely';
import { istZone } from '../../platform/db/index.ts';

/**
 * The legal limits: a complaint is acknowledged within 48 hours and redressed within a month (Consumer Protection
 * (E-Commerce) Rules 2020, rule 4(5)).
 */
export const acknowledgeBy = sql<Date>`(t.created_at + interval '48 hours')`;
// A month of days in India: by UTC, a complaint after midnight would count from the day before.
export const settleBy = sql<Date>`((t.created_at at time zone ${istZone} + interval '1 month') at time zone ${istZone})`;

/** SQL for queries on `complaints.tickets as t`. An answer also acknowledges the complaint. */
export const stageOf = sql<ComplaintStage>`case
  when t.settled_at is not null then 'SETTLED'
  when t.state = 'ANSWERED' then 'ANSWERED'
  when t.acknowledged_at is not null then 'ACKNOWLEDGED'
  else 'NEW' end`;

/** The deadline of the next step; null once the complaint is settled. */
export const dueAt = sql<Date | null>`case
  when t.settled_at is not null then null
  when t.acknowledged_at is null and t.state = 'OPEN' then ${acknowledgeBy}
  else ${settleBy} end`;

/** The group of the customer's rating; null before the answer. */
export const ratingGroupOf = sql<RatingGroup | null>`case
  when t.rating <= 2 then 'bad'
  when t.rating = 3 then 'fair'
  when t.rating >= 4 then 'good'
  when t.state = 'ANSWERED' then 'none' end`;
