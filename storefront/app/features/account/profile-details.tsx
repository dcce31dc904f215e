import { useLingui } from '@lingui/react/macro';
import type { User } from '@sabuja/contract';
import { formatPhone } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { lazyComponent } from '@sabuja/ui/lazy-component.tsx';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LanguageSelect } from '../language/index.ts';
import { useSession } from '../session/index.ts';
import { NumberChangeNotice } from '../step-up/index.ts';
import { ExportButton } from './export-button.tsx';
import { PrivacyPart } from './privacy-part.tsx';

const ProfileForm = lazyComponent(async () => (await import('./profile-form.tsx')).ProfileForm, {
  Fallback: Details,
});

/** The customer's name, e-mail and mobile number, with a form to edit them. */
export function ProfileDetails() {
  const { t } = useLingui();
  const { user } = useSession();
  const [editing, setEditing] = useState(false);
  const edit = useFocusAfter<HTMLButtonElement>(editing);
  if (user === null) return null;
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex min-h-touch flex-wrap items-center justify-between gap-3">
        <h1 className="text-head font-extrabold md:text-display">{t`Profile details`}</h1>
        {!editing && (
          <Button ref={edit} variant="outline" onClick={() => setEditing(true)}>
            <Pencil aria-hidden="true" className="size-4.5" />
            {t`Edit`}
          </Button>
        )}
      </div>
      {editing ? (
        <ProfileForm user={user} onDone={() => setEditing(false)} />
      ) : (
        <>
          <Details user={user} />
          <LanguageSelect />
          <NumberChangeNotice />
          <PrivacyPart uid={user.uid} />
          <ExportButton userUid={user.uid} />
        </>
      )}
    </section>
  );
}

function Details({ user }: { user: User }) {
  const { t } = useLingui();
  const rows = [
    [t`Name`, user.full_name || '--'],
    [t`Mobile number`, formatPhone(user.mobile_no)],
    [t`E-mail`, user.email || '--'],
  ] as const;
  return (
    <Card as="dl" divided>
      {rows.map(([name, value]) => (
        <div key={name} className="grid gap-0.5 px-4 py-3.5 sm:grid-cols-[12rem_1fr] md:px-5">
          <dt className="text-sm text-muted sm:text-base">{name}</dt>
          <dd className="tabular font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </Card>
  );
}

/** Returns a ref for the element that regains focus when `busy` ends and it is rendered again. */
function useFocusAfter<E extends HTMLElement>(busy: boolean) {
  const element = useRef<E>(null);
  const wasBusy = useRef(busy);
  useEffect(() => {
    if (wasBusy.current && !busy) element.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return element;
}
