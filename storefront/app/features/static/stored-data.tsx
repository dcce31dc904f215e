import { LegalSection } from './legal-page.tsx';

const rows = [
  ['Mobile number', 'to sign you in, to tell you about your order', 'until you delete the account'],
  ['Name and e-mail', 'for the order and the bill', 'until you delete the account'],
  ['Addresses', 'to deliver', 'until you delete them, or the account'],
  [
    'Whether you allow offers and news, and since when',
    'to send them only to those who want them',
    'until you delete the account',
  ],
  [
    'Name and contact of your nominee, if you named one',
    'to let them use your rights when you no longer can',
    'until you remove them, or delete the account',
  ],
  [
    'Cart, and products you wait for',
    'to keep them for you',
    'until you empty them, or delete the account',
  ],
  [
    'Orders, payments, wallet entries',
    'to deliver, refund and answer complaints; tax law',
    'as long as tax law asks, 72 months after the yearly return; without your name once the account is deleted',
  ],
  [
    'Complaints',
    'to settle them',
    'with the order they belong to; your words and our answers until you delete the account',
  ],
  [
    'Messages sent to you',
    'to prove that they were sent',
    '90 days, or until you delete the account',
  ],
  [
    'Where your browser takes notifications, if you asked for them',
    'to send them there',
    'until you sign out there',
  ],
  [
    'Internet address that asked for a sign-in code',
    'to stop abuse of the codes',
    'about two days',
  ],
] as const;

/** Which data is stored, why and how long: one row each, readable on a phone. */
export const StoredData = () => (
  <LegalSection title="What we keep, why and how long">
    <dl className="grid gap-2">
      {rows.map(([data, purpose, retention]) => (
        <div key={data} className="rounded-field border border-line bg-surface px-4 py-3">
          <dt className="font-semibold">{data}</dt>
          <dd>Why: {purpose}.</dd>
          <dd className="text-muted">How long: {retention}.</dd>
        </div>
      ))}
    </dl>
  </LegalSection>
);
