import type { ShopProfile } from '@sabuja/contract';
import type { IstDate, Locale } from '@sabuja/kit';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePageLocale } from '../../i18n/page-locale.ts';
import { useApi } from '../../lib/use-api.ts';
import { shopQuery } from '../shell/index.ts';
import { legalPreambles } from './legal-preambles.ts';
import { PageHeader } from './page-header.tsx';

/** The text of a legal page in one language. */
export type LegalText = (props: { shop: ShopProfile }) => ReactNode;

type Props = { title: string; changedOn: IstDate; texts: Record<Locale, LegalText> };

/** A legal page in the reader's language. A translation says that the English text prevails. */
export function LegalPage({ title, changedOn, texts }: Props) {
  const locale = usePageLocale();
  const { data: shop } = useQuery(shopQuery(useApi()));
  const Text = texts[locale];
  return (
    <div className="wrap max-w-3xl">
      <PageHeader title={title} />
      {shop ? (
        <div className="grid gap-6">
          <LegalPreamble locale={locale} changedOn={changedOn} />
          <Text shop={shop} />
        </div>
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  );
}

function LegalPreamble({ locale, changedOn }: { locale: Locale; changedOn: IstDate }) {
  const { lastChanged, prevailing } = legalPreambles[locale];
  return (
    <div className="grid gap-2 text-muted">
      <p>{lastChanged(changedOn)}</p>
      {prevailing && <p>{prevailing}</p>}
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

export const legalLinkClass = 'font-semibold text-leaf underline underline-offset-4 wrap-anywhere';

export const MailTo = ({ address }: { address: string }) => (
  <a className={legalLinkClass} href={`mailto:${address}`}>
    {address}
  </a>
);
