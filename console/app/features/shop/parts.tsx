import { useLingui } from '@lingui/react/macro';
import type { StaffShopProfile } from '@sabuja/contract';
import { Card } from '@sabuja/ui/card.tsx';
import { TextArea } from '@sabuja/ui/text-area.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import type { ReactNode } from 'react';
import type { FormFields } from '../../lib/on-submit.ts';
import { TranslatedFields } from '../../lib/translated-fields.tsx';

type Props = {
  shown: FormFields;
  translations: StaffShopProfile['translations'];
  errorOf: (name: string) => string | undefined;
};

const Part = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className="grid gap-3">
    <h2 className="text-base font-bold">{title}</h2>
    <Card padded className="grid gap-5">
      {children}
    </Card>
  </section>
);

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-5 md:grid-cols-2">{children}</div>
);

const common = ({ shown, errorOf }: Props, name: string) => ({
  name,
  defaultValue: shown[name] ?? '',
  error: errorOf(name),
});

const translated = ({ shown, translations, errorOf }: Props, name: string, maxLength: number) => ({
  name,
  maxLength,
  translations,
  value: shown[name] ?? '',
  error: errorOf(name),
});

export function NameFields(props: Props) {
  const { t } = useLingui();
  return (
    <Part title={t`Name`}>
      <Pair>
        <TextField label={t`Name of the shop`} maxLength={60} required {...common(props, 'name')} />
        <TextField
          label={t`The name in its own script`}
          className="font-names"
          maxLength={60}
          {...common(props, 'name_local')}
        />
      </Pair>
      <TranslatedFields
        label={t`Tagline`}
        hint={t`Stands after the name in the title of Home.`}
        {...translated(props, 'tagline', 120)}
      />
      <TranslatedFields
        label={t`Delivery promise`}
        hint={t`Stands under the name on every page, on phones on Home only. Words between asterisks are highlighted: Home within *8 hours*`}
        {...translated(props, 'promise', 45)}
      />
      <TextField
        label={t`Legal name`}
        hint={t`Stands on invoices.`}
        maxLength={120}
        required
        {...common(props, 'legal_name')}
      />
      <Pair>
        <TextField
          label={t`FSSAI licence number`}
          inputMode="numeric"
          maxLength={14}
          {...common(props, 'fssai')}
        />
        <TextField label={t`GSTIN`} maxLength={15} {...common(props, 'gstin')} />
      </Pair>
    </Part>
  );
}

export function ContactFields(props: Props) {
  const { t } = useLingui();
  return (
    <Part title={t`Contact`}>
      <Pair>
        <TextField
          label={t`Phone`}
          hint={t`With +91.`}
          type="tel"
          maxLength={13}
          required
          {...common(props, 'phone')}
        />
        <TextField
          label={t`E-mail`}
          type="email"
          maxLength={254}
          required
          {...common(props, 'email')}
        />
      </Pair>
      <TextField
        label={t`Link to chat`}
        type="url"
        maxLength={300}
        placeholder="https://wa.me/91…"
        {...common(props, 'chat_link')}
      />
      <TranslatedFields
        label={t`When somebody answers`}
        {...translated(props, 'support_hours', 120)}
      />
    </Part>
  );
}

export function PlaceFields(props: Props) {
  const { t } = useLingui();
  const hint = t`Latitude, longitude: as a map app copies them.`;
  return (
    <Part title={t`Addresses`}>
      <TranslatedFields
        label={t`Office`}
        rows={3}
        required
        {...translated(props, 'office_address', 300)}
      />
      <TextField label={t`Place of the office`} hint={hint} {...common(props, 'office_location')} />
      <TranslatedFields label={t`Farm`} rows={3} {...translated(props, 'farm_address', 300)} />
      <TextField label={t`Place of the farm`} hint={hint} {...common(props, 'farm_location')} />
    </Part>
  );
}

export function GrievanceFields(props: Props) {
  const { t } = useLingui();
  return (
    <Part title={t`Grievance officer`}>
      <TranslatedFields
        label={t`Name and post`}
        hint={t`The law asks for it; it stands on every page.`}
        {...translated(props, 'grievance_officer', 120)}
      />
      <Pair>
        <TextField
          label={t`Phone of the officer`}
          type="tel"
          maxLength={13}
          {...common(props, 'grievance_phone')}
        />
        <TextField
          label={t`E-mail of the officer`}
          type="email"
          maxLength={254}
          {...common(props, 'grievance_email')}
        />
      </Pair>
    </Part>
  );
}

export function LinkFields(props: Props) {
  const { t } = useLingui();
  const hint = t`One on each line: name, then address. Example: Instagram https://www.instagram.com/shop`;
  return (
    <Part title={t`Links`}>
      <TextArea label={t`Follow us`} hint={hint} rows={4} {...common(props, 'social_links')} />
      <TextArea label={t`Apps`} hint={hint} rows={3} {...common(props, 'app_links')} />
    </Part>
  );
}
