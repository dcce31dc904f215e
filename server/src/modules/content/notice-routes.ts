import { staffNoticeCalls } from '@sabuja/contract';
import { isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../platform/http/index.ts';
import { listSheet } from '../../platform/sheets/list-sheet.ts';
import { columnsOf } from '../../platform/sheets/workbook-cells.ts';
import { text } from '../../platform/texts/index.ts';
import { exportSheet } from '../staff/index.ts';
import type { ManageContentDeps } from './change-settings.ts';
import { changeNotice, createNotice, deleteNotice } from './manage-notices.ts';
import { listNotices } from './notice-store.ts';

const problems = {
  NO_NOTICE: () => ({ status: 404, message: 'This notice was not found.' }),
  BAD_PERIOD: () => ({
    status: 422,
    message: 'The end must be after the beginning.',
    field: 'until',
  }),
} satisfies ProblemsOf<typeof staffNoticeCalls>;

export function staffNoticeRoutes(context: MountContext, deps: ManageContentDeps): void {
  const { db, clock } = deps;
  mountCalls(context, {
    calls: staffNoticeCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/notices': ({ query }) => listNotices(db, query, clock.now()),
      'GET /api/v1/staff/notices/csv': async ({ actor, query: { format, ...filter }, http }) => {
        const sheet = await listSheet(
          columnsOf(['notice_id', 'state', 'from', 'until', 'en', 'hi', 'or'], {
            instant: ['from', 'until'],
          }),
          (paging) => listNotices(db, { ...filter, ...paging }, clock.now()),
          ({ translations: { hi, or }, ...row }) => [
            ...[row.notice_id, row.state, row.from, row.until],
            ...[row.text, hi?.text ?? '', or?.text ?? ''],
          ],
        );
        const entry = { action: 'notice.export', subject: 'notice', name: 'notices', sheet };
        const request = { actor, reply: http.reply, format };
        return exportSheet(deps, request, { ...entry, filter: { ...filter, format } });
      },
      'POST /api/v1/staff/notices': async ({ actor, body }) => {
        const created = await createNotice(deps, actor, body);
        return isFailure(created) ? created : { notice_id: created };
      },
      'PATCH /api/v1/staff/notices/{notice_id}': async ({ actor, params, body }) => {
        const failure = await changeNotice(deps, actor, params.notice_id, body);
        return isFailure(failure) ? failure : { message: text`The notice is changed.` };
      },
      'DELETE /api/v1/staff/notices/{notice_id}': async ({ actor, params }) => {
        const failure = await deleteNotice(deps, actor, params.notice_id);
        return isFailure(failure) ? failure : { message: text`The notice is removed.` };
      },
    },
  });
}
