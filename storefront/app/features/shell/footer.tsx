import { useLingui } from '@lingui/react/macro';
import type { ShopProfile } from '@sabuja/contract';
import { platformHeaders } from '@sabuja/contract/client';
import { formatPhone } from '@sabuja/kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { telLink } from '../../lib/phone.ts';
import { useApi } from '../../lib/use-api.ts';
import { InstallButton } from '../../pwa/install-button.tsx';
import { BrandIcon } from '../../ui/brand-icon.tsx';
import { LanguageSwitch, ThemeSwitch } from './preferences.tsx';
import { shopQuery } from './shop-query.ts';
import { useYear } from './use-year.ts';

const lineClass = 'footer-line';

export function Footer() {
  const { t } = useLingui();
  const { data: shop } = useQuery(shopQuery(useApi()));
  return (
    <footer className="on-deep footer mt-12 bg-deep text-on-deep">
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-7 py-10 lg:grid-cols-4">
        <Column title={shop && !shop.farm_address ? t`Office` : t`Office & Farm`} wide>
          <Address label={t`Office`} text={shop?.office_address} />
          <Address label={t`Farm`} text={shop?.farm_address} />
        </Column>
        <Column title={t`Contact & Help`} wide>
          <HelpLinks shop={shop} />
        </Column>
        <Column title={t`Follow Us`}>
          <ExternalLinks links={shop?.social_links} />
        </Column>
        <Column title={t`Download App`}>
          <ExternalLinks links={shop?.app_links} />
          <InstallButton className={`${lineClass} text-on-deep`} />
        </Column>
      </div>
      <div className="border-t border-on-deep/15">
        <div className="wrap grid grid-cols-1 gap-1 py-5 text-xs wrap-anywhere text-on-deep-muted">
          <div className="-ml-0.5 mb-2 flex flex-wrap gap-x-8 gap-y-1">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
          {shop && <SmallPrint shop={shop} />}
        </div>
      </div>
    </footer>
  );
}

const Column = (props: { title: string; wide?: boolean; children: ReactNode }) => (
  <section className={props.wide ? 'max-sm:col-span-2' : undefined}>
    <h2 className="mb-2 text-base">{props.title}</h2>
    <div className="footer-column">{props.children}</div>
  </section>
);

const Address = ({ label, text }: { label: string; text: string | undefined }) =>
  text ? (
    <address className="mb-2 max-w-xs not-italic">
      <span className="block font-semibold text-on-deep">{label}</span>
      {text}
    </address>
  ) : null;

function HelpLinks({ shop }: { shop: ShopProfile | undefined }) {
  const { t } = useLingui();
  return (
    <>
      {shop && (
        <>
          <a className={`${lineClass} tabular`} href={telLink(shop.phone)}>
            {formatPhone(shop.phone)}
          </a>
          {shop.chat_link && (
            <a className={lineClass} href={shop.chat_link} rel="noopener" target="_blank">
              {t`Order on chat`}
            </a>
          )}
          <a className={lineClass} href={`mailto:${shop.email}`}>
            {shop.email}
          </a>
        </>
      )}
      <Link className={lineClass} to={paths.about()}>
        {t`About Us`}
      </Link>
      <Link className={lineClass} to={paths.contact()}>
        {t`Contact Us`}
      </Link>
      <Link className={lineClass} to={paths.terms()}>
        {t`Terms & Conditions`}
      </Link>
      <Link className={lineClass} to={paths.privacy()}>
        {t`Privacy Policy`}
      </Link>
    </>
  );
}

const ExternalLinks = ({ links = [] }: { links?: ShopProfile['social_links'] | undefined }) =>
  links.map(({ name, url }) => (
    <a key={name} className={lineClass} href={url} rel="noopener" target="_blank">
      <BrandIcon url={url} isLate className="size-5" />
      {name}
    </a>
  ));

function SmallPrint({ shop }: { shop: ShopProfile }) {
  const { t } = useLingui();
  const year = useYear();
  const { legal_name, fssai, gstin, grievance_officer, grievance_phone, grievance_email } = shop;
  const phone = formatPhone(grievance_phone).replaceAll(' ', '\u00a0');
  const version = platformHeaders['x-app-version'];
  return (
    <>
      <p>
        {[legal_name, fssai && t`FSSAI licence ${fssai}`, gstin && `GSTIN ${gstin}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {grievance_officer && (
        <p>{t`Grievance officer: ${grievance_officer}, ${phone}, ${grievance_email}`}</p>
      )}
      <p className="mt-2 flex flex-wrap justify-between gap-x-6">
        <span>{t`© ${year} ${legal_name}. All rights reserved.`}</span>
        <span className="tabular">{t`Version ${version}`}</span>
      </p>
    </>
  );
}
