import { staffRecallCalls } from '@sabuja/contract';
import { isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import { sendSheet } from '../../../platform/sheets/write-sheet.ts';
import { endRecall, listBatches, listRecalls, recallBatch } from '../../catalogue/index.ts';
import { exportSheet } from '../../staff/index.ts';
import type { OrderDeps } from '../deps.ts';
import { exportRecall } from './export-recall.ts';
import { notifyRecall } from './notify-recall.ts';
import { readRecall } from './read-recall.ts';
import { batchesFile, batchesSheet, recallsFile, recallsSheet } from './recall-sheets.ts';

const problems = {
  NO_BATCH: () => ({ status: 404, message: 'This batch was not found.' }),
  NO_RECALL: () => ({ status: 404, message: 'This recall was not found.' }),
  RECALLED_ALREADY: () => ({ status: 409, message: 'This batch is recalled already.' }),
  RECALL_ENDED: () => ({ status: 409, message: 'This recall is ended.' }),
  ACTION_REUSED: () => ({
    status: 409,
    message: 'This was recorded as something else. Please load the page again.',
  }),
} satisfies ProblemsOf<typeof staffRecallCalls>;

/** The routes of batches and recalls: batches belong to the catalogue module, the affected orders to this one. */
export function staffRecallRoutes(context: MountContext, deps: OrderDeps): void {
  const { db } = deps;
  mountCalls(context, {
    calls: staffRecallCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/stock/batches': ({ query, locale }) => listBatches(db, query, locale),
      'GET /api/v1/staff/stock/batches/csv': async ({ actor, query, locale, http }) =>
        exportSheet(
          deps,
          { actor, reply: http.reply, format: query.format },
          { ...batchesFile, filter: query, sheet: await batchesSheet(db, query, locale) },
        ),
      'GET /api/v1/staff/recalls': ({ query, locale }) => listRecalls(db, query, locale),
      'GET /api/v1/staff/recalls/csv': async ({ actor, query, locale, http }) =>
        exportSheet(
          deps,
          { actor, reply: http.reply, format: query.format },
          { ...recallsFile, filter: query, sheet: await recallsSheet(db, query, locale) },
        ),
      'POST /api/v1/staff/recalls': async ({ actor, body, locale }) => {
        const id = await recallBatch(deps, actor, body);
        return isFailure(id) ? id : readRecall(db, { role: actor.role, locale }, id);
      },
      'GET /api/v1/staff/recalls/{recall_id}': ({ actor, params, locale }) =>
        readRecall(db, { role: actor.role, locale }, params.recall_id),
      'GET /api/v1/staff/recalls/{recall_id}/csv': async ({
        actor,
        params,
        query,
        locale,
        http,
      }) => {
        const recall = await readRecall(db, { role: actor.role, locale }, params.recall_id);
        if (isFailure(recall)) return recall;
        const sheet = await exportRecall(deps, actor, recall, query);
        return sendSheet(http.reply, { name: `recall-${recall.id}`, format: query.format }, sheet);
      },
      'POST /api/v1/staff/recalls/{recall_id}/notify': async ({ actor, params, locale }) => {
        const notified = await notifyRecall(deps, actor, params.recall_id);
        if (isFailure(notified)) return notified;
        const recall = await readRecall(db, { role: actor.role, locale }, params.recall_id);
        return isFailure(recall) ? recall : { ...recall, notified };
      },
      'POST /api/v1/staff/recalls/{recall_id}/end': async ({ actor, params, locale }) => {
        const failure = await endRecall(deps, actor, params.recall_id);
        if (isFailure(failure)) return failure;
        return readRecall(db, { role: actor.role, locale }, params.recall_id);
      },
    },
  });
}
