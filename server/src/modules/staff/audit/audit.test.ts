import { findBrokenInvariants } from '@sabuja/server/checks';
import { createMember, useTestShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/index.ts';
import { recordAudit } from './record-audit.ts';
import { sealAudit } from './seal-audit.ts';

// One test changes sealed rows on purpose.
const shop = useTestShop({ checksInvariants: false });

const record = async (subjectId: string, personal?: { customerId: null; values: object }) => {
  const { id: memberId } = await createMember(shop, 'manager');
  const actor = { memberId, role: 'manager', requestId: 'req-1', address: '203.0.113.5' } as const;
  const entry = { action: 'order.move', subject: 'order', subjectId, personal };
  await inTransaction(shop.app.db, (tx) => recordAudit(tx, actor, entry, shop.clock.now()));
};
const readSeals = async () =>
  (
    await sql<{ position: number; audit_id: number }>`
      select position, audit_id from staff.audit_seals order by position`.execute(shop.app.db)
  ).rows;

test('the database refuses to change, delete or empty the audit log', async () => {
  await record('a');
  for (const statement of [
    "update staff.audit set reason = 'other'",
    'delete from staff.audit',
    'truncate staff.audit cascade',
  ])
    await expect(sql.raw(statement).execute(shop.app.db)).rejects.toThrow('is a record');
});

test('rows are sealed once, in order, also by two servers at once and when one commits late', async () => {
  await record('b');
  await Promise.all([sealAudit(shop.app.db), sealAudit(shop.app.db), sealAudit(shop.app.db)]);
  const { id: memberId } = await createMember(shop, 'owner');
  const actor = { memberId, role: 'owner', requestId: 'r', address: '::1' } as const;
  const entry = { action: 'a', subject: 's', subjectId: 'late' };
  await inTransaction(shop.app.db, async (tx) => {
    await recordAudit(tx, actor, entry, shop.clock.now());
    await record('c', { customerId: null, values: { phone: '+919812345678', name: 'Asha' } });
    await sealAudit(shop.app.db);
  });
  await sealAudit(shop.app.db);
  const seals = await readSeals();
  expect(seals.map(({ position }) => position)).toEqual(seals.map((_, i) => i + 1));
  const ids = await shop.app.db.selectFrom('staff.audit').select('id').execute();
  expect(seals.map(({ audit_id }) => audit_id).sort()).toEqual(ids.map(({ id }) => id).sort());
  expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
});

test('erasing personal values leaves the chain whole; changing anything is found', async () => {
  const { db } = shop.app;
  const brokenChecks = async () => (await findBrokenInvariants(db)).map(({ check }) => check);
  await sql`update staff.audit_personal set "values" = '{"phone": "other"}'`.execute(db);
  expect(await brokenChecks()).toEqual(['audit-chain-is-whole']);
  await sql`delete from staff.audit_personal`.execute(db);
  expect(await brokenChecks()).toEqual([]);
  await sql`alter table staff.audit disable trigger user`.execute(db);
  await sql`update staff.audit set reason = 'other' where subject_id = 'a'`.execute(db);
  await sql`alter table staff.audit enable trigger user`.execute(db);
  expect(await brokenChecks()).toEqual(['audit-chain-is-whole']);
});
