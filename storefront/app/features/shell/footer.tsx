import type { ShopFacts } from '@sabuja/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { showPhone } from '../../lib/phone.ts';
import { useApi } from '../../lib/use-api.ts';
import { shopQuery } from './shop-query.ts';

const version = '1.0.7';
const line = 'inline-flex min-h-8 items-center underline-offset-4 hover:underline max-md:min-h-11';

export function Footer() {
  const { data: shop } = useQuery(shopQuery(useApi()));
  return (
    <footer className="on-deep mt-12 bg-leaf-deep text-on-deep">
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-7 py-10 lg:grid-cols-4">
        <Column title="Office & Farm" wide>
          <Address label="Office" text={shop?.office_address} />
          <Address label="Farm" text={shop?.farm_address} />
        </Column>
        <Column title="Contact & Help" wide>
          <Help shop={shop} />
        </Column>
        <Column title="Follow Us">
          <Outward links={shop?.social_links} />
        </Column>
        <Column title="Download App">
          <Outward links={shop?.app_links} />
        </Column>
      </div>
      {shop && <SmallPrint shop={shop} />}
    </footer>
  );
}

const Column = (props: { title: string; wide?: boolean; children: ReactNode }) => (
  <section className={props.wide ? 'max-sm:col-span-2' : undefined}>
    <h2 className="mb-2 text-base font-[700]">{props.title}</h2>
    <div className="grid content-start gap-0.5 text-sm text-on-deep-muted [&_a]:text-on-deep">
      {props.children}
    </div>
  </section>
);

const Address = ({ label, text }: { label: string; text: string | undefined }) =>
  text ? (
    <address className="mb-2 max-w-xs not-italic">
      <span className="block font-[620] text-on-deep">{label}</span>
      {text}
    </address>
  ) : null;

function Help({ shop }: { shop: ShopFacts | undefined }) {
  return (
    <>
      {shop && (
        <>
          <a className={`${line} tabular`} href={`tel:${shop.phone.replace(/\s/g, '')}`}>
            {showPhone(shop.phone)}
          </a>
          <a className={line} href={shop.chat_link} rel="noopener" target="_blank">
            Order on chat
          </a>
          <a className={line} href={`mailto:${shop.email}`}>
            {shop.email}
          </a>
        </>
      )}
      <Link className={line} to={paths.about()}>
        About Us
      </Link>
      <Link className={line} to={paths.contact()}>
        Contact Us
      </Link>
    </>
  );
}

const Outward = ({ links = [] }: { links?: ShopFacts['social_links'] | undefined }) =>
  links.map(({ name, url }) => (
    <a key={name} className={line} href={url} rel="noopener" target="_blank">
      {name}
    </a>
  ));

const SmallPrint = ({ shop }: { shop: ShopFacts }) => (
  <div className="border-t border-on-deep/15">
    <div className="wrap grid gap-1 py-5 text-xs text-on-deep-muted">
      <p>
        {shop.legal_name} · FSSAI licence {shop.fssai} · GSTIN {shop.gstin}
      </p>
      <p>
        Grievance officer: {shop.grievance_officer}, {shop.grievance_contact}
      </p>
      <p className="mt-2 flex flex-wrap justify-between gap-x-6">
        <span>© 2026 {shop.legal_name}. All rights reserved.</span>
        <span className="tabular">Version {version}</span>
      </p>
    </div>
  </div>
);
