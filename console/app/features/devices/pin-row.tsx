import { useLingui } from '@lingui/react/macro';
import type { PinRow as Person } from '@sabuja/contract';
import { formatIstDateTime } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { api } from '../../lib/api.ts';
import { roleLabels } from '../../lib/role-labels.ts';
import { useDeviceMutation } from './device-queries.ts';
import type { Secret } from './secret-dialog.tsx';

type Props = { person: Person; onSecret: (secret: Secret) => void };

/** A picker or rider with the state of their PIN. */
export function PinRow({ person, onSecret }: Props) {
  const { t, i18n } = useLingui();
  const { uid, name, role } = person;
  const give = useDeviceMutation(() => api('POST /api/v1/staff/pins/{uid}', { params: { uid } }));
  const remove = useDeviceMutation(() =>
    api('DELETE /api/v1/staff/pins/{uid}', { params: { uid } }),
  );
  const show = ({ pin, expires_at }: { pin: string; expires_at: string }) =>
    onSecret({ title: t`Start PIN of ${name}`, value: pin, expires_at, kind: 'pin' });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
      <span className="mr-auto min-w-0">
        <span className="block font-semibold break-words">{name}</span>
        <span className="block text-sm text-muted">
          {i18n._(roleLabels[role])} · <PinState person={person} />
        </span>
      </span>
      <Button
        variant="outline"
        size="sm"
        aria-label={t`Give a start PIN to ${name}`}
        busy={give.isPending}
        onClick={() => give.mutate(undefined, { onSuccess: show })}
      >
        {t`Give a start PIN`}
      </Button>
      {person.set_at !== null && (
        <Button
          variant="outline"
          size="sm"
          aria-label={t`Remove the PIN of ${name}`}
          busy={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {t`Remove`}
        </Button>
      )}
    </li>
  );
}

function PinState({ person: { set_at, expires_at } }: { person: Person }) {
  const { t } = useLingui();
  const time = (instant: string) => formatIstDateTime(new Date(instant));
  if (set_at === null) return t`no PIN`;
  if (expires_at === null) return t`PIN set ${time(set_at)}`;
  return t`start PIN, valid until ${time(expires_at)}`;
}
