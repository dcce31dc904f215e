import { useLingui } from '@lingui/react/macro';
import { reportPermissions } from '@sabuja/contract/rules/reports';
import { hasPinRole, mayStaff } from '@sabuja/contract/rules/staff-roles';
import { Badge } from '@sabuja/ui/badge.tsx';
import { worksOffline } from '../../lib/device-session.ts';
import { roleLabels } from '../../lib/role-labels.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { InstallHint } from '../install/index.ts';
import { ReportsPart } from '../reports/index.ts';
import { useSession } from '../session/index.ts';
import { Page, Section } from '../shell/index.ts';
import { PasskeysPart } from './passkeys-part.tsx';
import { PinPart } from './pin-part.tsx';
import { RecoveryCodesPart } from './recovery-codes-part.tsx';
import { SessionList } from './session-list.tsx';

/** The member's own account: second factors and sessions. */
export function AccountScreen() {
  const { t, i18n } = useLingui();
  const session = useSession();
  usePageTitle(t`My account`);
  if (!session) return null;
  const { name, email, role } = session.member;
  return (
    <Page title={t`My account`}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{name}</span>
        <span className="text-muted">{email}</span>
        <Badge tone="leaf">{i18n._(roleLabels[role])}</Badge>
      </p>
      {worksOffline(session) && <InstallHint />}
      {session.by_pin ? (
        <p className="max-w-prose text-muted">
          {t`You are signed in by PIN. To change your account, sign in with e-mail and passphrase.`}
        </p>
      ) : (
        <AccountParts
          hasPin={hasPinRole(role)}
          getsReports={Object.values(reportPermissions).some((may) => mayStaff(role, may))}
        />
      )}
    </Page>
  );
}

function AccountParts({ hasPin, getsReports }: { hasPin: boolean; getsReports: boolean }) {
  const { t } = useLingui();
  return (
    <>
      <Section title={t`Signed in on`}>
        <SessionList />
      </Section>
      {getsReports && (
        <Section title={t`Reports by e-mail`}>
          <ReportsPart />
        </Section>
      )}
      {hasPin && (
        <Section title={t`PIN`}>
          <PinPart />
        </Section>
      )}
      <Section title={t`Passkeys`}>
        <PasskeysPart />
      </Section>
      <Section title={t`Recovery codes`}>
        <RecoveryCodesPart />
      </Section>
    </>
  );
}
