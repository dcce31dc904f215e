import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../lib/loaded.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page, Section } from '../shell/index.ts';
import { InvitationRow } from './invitation-row.tsx';
import type { OneTimeLink } from './link-dialog.tsx';
import { MemberRow } from './member-row.tsx';
import { membersQuery } from './people-queries.ts';

const InviteDialog = lazyDialog(async () => (await import('./invite-dialog.tsx')).InviteDialog);
const LinkDialog = lazyDialog(async () => (await import('./link-dialog.tsx')).LinkDialog);

/** The members of staff: invite, change a role, shut out, reset a lost second factor. */
export function PeopleScreen() {
  const { t } = useLingui();
  const query = useQuery(membersQuery);
  const [isInviting, setIsInviting] = useState(false);
  const [link, setLink] = useState<OneTimeLink>();
  usePageTitle(t`People`);
  return (
    <Page
      title={t`People`}
      actions={<Button onClick={() => setIsInviting(true)}>{t`Invite`}</Button>}
    >
      <Loaded query={query} failed={t`The people could not be loaded.`}>
        {({ results, invitations }) => (
          <>
            <Card as="ul" divided className="max-w-4xl">
              {results.map((member) => (
                <MemberRow key={member.uid} member={member} onLink={setLink} />
              ))}
            </Card>
            {invitations.length > 0 && (
              <Section title={t`Invited`}>
                <Card as="ul" divided>
                  {invitations.map((invitation) => (
                    <InvitationRow key={invitation.uid} invitation={invitation} />
                  ))}
                </Card>
              </Section>
            )}
          </>
        )}
      </Loaded>
      <InviteDialog
        open={isInviting}
        onClose={() => setIsInviting(false)}
        onInvited={(created) => {
          setIsInviting(false);
          setLink(created);
        }}
      />
      <LinkDialog open={link !== undefined} onClose={() => setLink(undefined)} link={link} />
    </Page>
  );
}
