import { useLingui } from '@lingui/react/macro';
import type { StaffInvitation } from '@sabuja/contract';
import { formatIstMoment } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { api } from '../../lib/api.ts';
import { roleLabels } from '../../lib/role-labels.ts';
import { usePeopleMutation } from './people-queries.ts';

export function InvitationRow({ invitation }: { invitation: StaffInvitation }) {
  const { t, i18n } = useLingui();
  const { uid, name, email, role } = invitation;
  const withdraw = usePeopleMutation(() =>
    api('DELETE /api/v1/staff/invitations/{uid}', { params: { uid } }),
  );
  const until = formatIstMoment(new Date(invitation.expires_at));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
      <span>
        <span className="font-semibold">{name}</span>
        <span className="block text-sm text-muted">
          {email} · {i18n._(roleLabels[role])} · {t`until ${until}`}
        </span>
      </span>
      <Button
        variant="outline"
        size="sm"
        busy={withdraw.isPending}
        aria-label={t`Withdraw the invitation of ${name}`}
        onClick={() => withdraw.mutate(undefined)}
      >
        {t`Withdraw`}
      </Button>
    </li>
  );
}
