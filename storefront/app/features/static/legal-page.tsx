import { useLingui } from '@lingui/react/macro';
import type { ShopProfile } from '@sabuja/contract';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePageLocale } from '../../i18n/page-locale.ts';
import { useApi } from '../../lib/use-api.ts';
import { shopQuery } from '../shell/index.ts';
import { PageHeader } from './page-header.tsx';

type Props = {
  title: string;
  /** Date of the last change, in English. */
  lastChanged: string;
  children: (shop: ShopProfile) => ReactNode;
};

/** A legal page. Its text is in English whatever the shop's language, and says so. */
export function LegalPage({ title, lastChanged, children }: Props) {
  const { t } = useLingui();
  const isEnglish = usePageLocale() === 'en';
  const { data: shop } = useQuery(shopQuery(useApi()));
  return (
    <div className="wrap max-w-3xl">
      <PageHeader title={title} />
      {!isEnglish && (
        <p className="mb-4 rounded-field bg-haldi-soft px-4 py-3 text-haldi-text">
          {t`The text of this page is in English only.`}
        </p>
      )}
      {shop ? (
        <div lang="en" className="grid gap-6">
          <p className="text-muted">Last changed on {lastChanged}.</p>
          {children(shop)}
        </div>
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  );
}

export const LegalSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-2">
    <h2 className="text-title">{title}</h2>
    {children}
  </section>
);

export const BulletList = ({ children }: { children: ReactNode }) => (
  <ul className="grid list-disc gap-1.5 pl-5 marker:text-leaf">{children}</ul>
);

export const MailTo = ({ address }: { address: string }) => (
  <a
    className="font-semibold text-leaf underline underline-offset-4 wrap-anywhere"
    href={`mailto:${address}`}
  >
    {address}
  </a>
);
