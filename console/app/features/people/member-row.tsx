import { useLingui } from '@lingui/react/macro';
import type { StaffMemberRow } from '@sabuja/contract';
import { type StaffRole, staffRoles } from '@sabuja/contract/rules/staff-roles';
import { formatIstMoment } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { roleLabels } from '../../lib/role-labels.ts';
import type { OneTimeLink } from './link-dialog.tsx';
import { usePeopleMutation } from './people-queries.ts';

const ConfirmDialog = lazyDialog(
  async () => (await import('@sabuja/ui/confirm-dialog.tsx')).ConfirmDialog,
);

type Props = { member: StaffMemberRow; onLink: (link: OneTimeLink) => void };

/** A member of staff with role, and the owner's actions for this member. */
export function MemberRow({ member, onLink }: Props) {
  const { t } = useLingui();
  const { uid, name } = member;
  const isOut = member.shut_out_at !== null;
  const readmit = usePeopleMutation(() =>
    api('POST /api/v1/staff/members/{uid}/readmit', { params: { uid } }),
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
      <MemberDetails member={member} />
      {isOut ? (
        <Button
          variant="outline"
          size="sm"
          busy={readmit.isPending}
          onClick={() => readmit.mutate(undefined)}
        >
          {t`Readmit ${name}`}
        </Button>
      ) : (
        <>
          <RoleSelect member={member} />
          <ResetButton member={member} onLink={onLink} />
          <ShutOutButton member={member} />
        </>
      )}
    </li>
  );
}

function MemberDetails({ member }: { member: StaffMemberRow }) {
  const { t } = useLingui();
  const lastUsed = member.last_used_at && formatIstMoment(new Date(member.last_used_at));
  return (
    <div className="mr-auto min-w-0">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {member.name}
        {member.shut_out_at !== null && <Badge tone="chilli">{t`Shut out`}</Badge>}
        {!member.has_second_factor && <Badge tone="haldi">{t`No second factor`}</Badge>}
      </p>
      <p className="text-sm break-all text-muted">
        {member.email} · {lastUsed ? t`last here ${lastUsed}` : t`never here`}
      </p>
    </div>
  );
}

function RoleSelect({ member: { uid, name, role } }: { member: StaffMemberRow }) {
  const { t, i18n } = useLingui();
  const change = usePeopleMutation((next: StaffRole) =>
    api('PATCH /api/v1/staff/members/{uid}', { params: { uid }, body: { role: next } }),
  );
  return (
    <select
      aria-label={t`Role of ${name}`}
      value={change.isPending ? change.variables : role}
      onChange={({ target }) => change.mutate(target.value as StaffRole)}
      className="min-h-9 rounded-control border border-line-strong bg-surface px-2 text-sm max-md:min-h-touch"
    >
      {staffRoles.map((each) => (
        <option key={each} value={each}>
          {i18n._(roleLabels[each])}
        </option>
      ))}
    </select>
  );
}

function ResetButton({ member: { uid, name }, onLink }: Props) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const reset = usePeopleMutation(() =>
    api('POST /api/v1/staff/members/{uid}/reset', { params: { uid } }),
  );
  const confirm = () =>
    reset.mutate(undefined, { onSuccess: onLink, onSettled: () => setIsAsking(false) });
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsAsking(true)}>
        {t`Reset`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Reset the sign-in of ${name}?`}
        description={t`The second factor and all sessions end. You get a link to a new passphrase.`}
        confirm={t`Reset`}
        busy={reset.isPending}
        onConfirm={confirm}
      />
    </>
  );
}

function ShutOutButton({ member: { uid, name } }: { member: StaffMemberRow }) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const shutOut = usePeopleMutation(() =>
    api('POST /api/v1/staff/members/{uid}/shut-out', { params: { uid }, body: {} }),
  );
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsAsking(true)}>
        {t`Shut out`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Shut ${name} out?`}
        description={t`At once and on every device. You can readmit them later.`}
        confirm={t`Shut out`}
        busy={shutOut.isPending}
        onConfirm={() => shutOut.mutate(undefined, { onSettled: () => setIsAsking(false) })}
      />
    </>
  );
}
