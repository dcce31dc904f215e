import { createMember, expectRefusal, type TestMember, useTestShop } from '@sabuja/testing';
import { beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/index.ts';
import { toCsvField } from '../../../platform/sheets/csv.ts';
import { recordAudit } from './record-audit.ts';

const shop = useTestShop();
let owner: TestMember;

const record = (subjectId: string, reason: string, at: string) =>
  inTransaction(shop.app.db, (tx) =>
    recordAudit(
      tx,
      { memberId: owner.id, role: 'owner', requestId: 'req-7', address: '203.0.113.5' },
      { action: 'order.move', subject: 'order', subjectId, reason, after: { status: 'PACKED' } },
      new Date(at),
    ),
  );
const list = (query: object = {}) => owner.api('GET /api/v1/staff/audit', { query });
const idsOf = async (query: object) =>
  (await list(query)).results.map(({ subject_id }) => subject_id);

beforeAll(async () => {
  owner = await createMember(shop, 'owner');
  // 1 December, 00:30 in India. All days are in the past: if these rows were sealed and a day newer than an unsealed
  // row of now, the check would report that row.
  await record('a', 'Late', '2025-11-30T19:00:00Z');
  await record('b', '=HYPERLINK("evil")', '2025-12-01T10:00:00Z');
  await record('c', 'Two\nlines, "quoted"', '2025-12-01T18:29:59Z');
  await record('d', 'Next day', '2025-12-01T18:30:00Z');
});

test('the audit log is filtered by day in India, member, action and object, newest first', async () => {
  expect(await idsOf({ from: '2025-12-01', to: '2025-12-01' })).toEqual(['c', 'b', 'a']);
  expect(await idsOf({ from: '2025-12-02' })).toEqual(['d']);
  expect(await idsOf({ subject: 'order', subject_id: 'b' })).toEqual(['b']);
  expect(await idsOf({ action: 'member.add' })).toEqual([]);
  expect(await idsOf({ member: owner.uid })).toEqual(['d', 'c', 'b', 'a']);
  const page = await list({ limit: 3, page: 2 });
  expect([page.total, page.total_pages, page.results.length]).toEqual([4, 2, 1]);
  expect(page.results[0]).toMatchObject({
    role: 'owner',
    after: { status: 'PACKED' },
    before: null,
    request_id: 'req-7',
  });
  const error = await expectRefusal(list({ from: '2026-02-30' }));
  expect([error.status, error.problem.field]).toEqual([422, 'from']);
});

test('S10.186 the CSV has all rows, and no field that a spreadsheet takes for a formula; the log says who took it', async () => {
  const { headers, body } = await shop.app.http.inject({
    url: '/api/v1/staff/audit/csv?from=2025-12-01&to=2025-12-01',
    headers: owner.headers,
  });
  expect(headers['content-type']).toContain('text/csv');
  expect(headers['content-disposition']).toMatch(/^attachment; filename="audit-.*\.csv"$/);
  const lines = body.split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFid,at,member,role,action,subject,subject_id,before,after,reason,request_id,address',
  );
  expect(lines).toHaveLength(5);
  expect(lines[1]).toContain(',"Two\nlines, ""quoted""",');
  expect(lines[2]).toContain(`,"'=HYPERLINK(""evil"")",`);
  const [taken] = (await list({ action: 'audit.export' })).results;
  expect(taken?.after).toEqual({ from: '2025-12-01', to: '2025-12-01', rows: 3 });
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('%j is defused', (text) => {
  expect(toCsvField(text).replaceAll('"', '')).toBe(`'${text}`);
});

test('S10.260 pages stay as they are while entries arrive', async () => {
  const [first] = (await list({ limit: 2 })).results;
  const second = () => list({ limit: 2, page: 2, until: first?.id });
  const before = await second();
  await record('e', 'Meanwhile', '2026-12-03T10:00:00Z');
  expect(await second()).toEqual(before);
  expect(await idsOf({ limit: 2, page: 2 })).not.toEqual(
    before.results.map(({ subject_id }) => subject_id),
  );
});
