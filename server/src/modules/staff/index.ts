import './tables.ts';

export { eraseAuditValues } from './audit/erase-audit.ts';
export { exportSheet } from './audit/export-sheet.ts';
export {
  type AuditActor,
  createAuditRecorder,
  personalReason,
  recordAudit,
  recordAudits,
} from './audit/record-audit.ts';
export { recordExport } from './audit/record-export.ts';
export { sealAudit } from './audit/seal-audit.ts';
export { createAuthenticateStaff } from './authenticate.ts';
export { inviteByCommand, resetByCommand } from './commands.ts';
export type { StaffDeps } from './deps.ts';
export { findChanges, omitUndefined } from './find-changes.ts';
export {
  findActiveMember,
  findMemberByUid,
  findMembersByName,
  hasPermission,
  listActiveMembers,
  listMemberAddresses,
  listMemberNames,
  listMembersById,
  type MemberAddress,
} from './members-store.ts';
export { relyingPartyOf } from './passkeys/relying-party.ts';
export {
  changedMeanwhile,
  type DescribeRevision,
  describeRevisions,
  readChanged,
  revision,
  type Saving,
} from './revision.ts';
export { staffRoutes } from './routes.ts';
export { purgeStaffSessions } from './sessions-store.ts';
export { createSetUpLink } from './set-up-owner.ts';
export { StaffSecrets } from './staff-secrets.ts';
