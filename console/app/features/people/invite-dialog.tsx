import { useLingui } from '@lingui/react/macro';
import { STAFF_LINK_HOURS } from '@sabuja/contract/limits';
import { type StaffRole, staffRoles } from '@sabuja/contract/rules/staff-roles';
import { locales, parseLocale } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { languageNames } from '@sabuja/ui/lib/language.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { Select } from '@sabuja/ui/select.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { currentLocale } from '../../i18n/locale.ts';
import { api } from '../../lib/api.ts';
import { closeAndReset } from '../../lib/close-and-reset.ts';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { roleLabels } from '../../lib/role-labels.ts';
import type { OneTimeLink } from './link-dialog.tsx';
import { membersQuery } from './people-queries.ts';

type Props = { open: boolean; onClose: () => void; onInvited: (link: OneTimeLink) => void };

/** Invites a member of staff. */
export function InviteDialog({ open, onClose, onInvited }: Props) {
  const { t, i18n } = useLingui();
  const invite = useMutation({
    mutationFn: ({ name = '', email = '', role, language }: Readonly<Record<string, string>>) =>
      api('POST /api/v1/staff/invitations', {
        body: { name, email, role: role as StaffRole, language: parseLocale(language) },
      }),
    onSuccess: onInvited,
    onSettled: () => queryClient().invalidateQueries(membersQuery),
  });
  return (
    <Dialog
      open={open}
      onClose={closeAndReset(invite, onClose)}
      title={t`Invite`}
      description={t`The link goes by e-mail too. It works once, for ${STAFF_LINK_HOURS} hours.`}
    >
      <form className="grid gap-4" onSubmit={onSubmit(invite.mutate)}>
        <TextField
          label={t`Name`}
          name="name"
          maxLength={80}
          error={fieldProblem(invite.error, 'name')}
          required
          autoFocus
        />
        <TextField
          label={t`E-mail`}
          name="email"
          type="email"
          maxLength={254}
          error={fieldProblem(invite.error, 'email')}
          required
        />
        <Select label={t`Role`} name="role" defaultValue="picker" required>
          {staffRoles.map((role) => (
            <option key={role} value={role}>
              {i18n._(roleLabels[role])}
            </option>
          ))}
        </Select>
        <Select
          label={t`Language`}
          name="language"
          className="font-names"
          defaultValue={currentLocale()}
        >
          {locales.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {languageNames[locale]}
            </option>
          ))}
        </Select>
        <FormProblem error={invite.error} fields={['name', 'email']} />
        <Button type="submit" size="lg" busy={invite.isPending}>
          {t`Invite`}
        </Button>
      </form>
    </Dialog>
  );
}
