import { fail } from '@sabuja/kit';
import { inTransaction } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { text } from '../../../platform/texts/index.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { StaffDeps } from '../deps.ts';
import { endSessionsOnDevice } from '../sessions-store.ts';

/** Revokes a device or its open code, and ends every session that began on it. Fails with NOT_FOUND. */
export function revokeSharedDevice(deps: StaffDeps, actor: StaffActor, uid: string) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const device = await tx
      .updateTable('staff.shared_devices')
      .set({ revoked_at: now })
      .where('uid', '=', uid)
      .where('revoked_at', 'is', null)
      .returning(['id', 'name'])
      .executeTakeFirst();
    if (!device) return fail('NOT_FOUND');
    await endSessionsOnDevice(tx, device.id, now);
    const entry = { action: 'device.revoke', subject: 'device', subjectId: uid };
    await recordAudit(tx, actor, { ...entry, before: { name: device.name } }, now);
    return { message: text`The device is revoked.` };
  });
}
