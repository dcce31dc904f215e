import { useLingui } from '@lingui/react/macro';
import type { ShopProfile } from '@sabuja/contract';
import { useQuery } from '@tanstack/react-query';
import { Building2, Mail, MapPin, Phone, Scale, Share2, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { showPhone, telLink } from '../../lib/phone.ts';
import { useApi } from '../../lib/use-api.ts';
import { BrandIcon } from '../../ui/brand-icon.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { shopQuery } from '../shell/index.ts';
import { CopyButton } from './copy-button.tsx';
import { mapLink } from './map-link.ts';
import { PageHead } from './page-head.tsx';

const grid = 'grid gap-3 md:grid-cols-2 md:gap-4';
const link =
  'inline-flex min-h-8 items-center gap-2 font-semibold text-leaf underline-offset-4 wrap-anywhere hover:underline max-md:min-h-touch';

export function ContactScreen() {
  const { t } = useLingui();
  const { data: shop } = useQuery(shopQuery(useApi()));
  return (
    <div className="wrap max-w-4xl">
      <PageHead title={t`Contact Us`}>{t`Someone who knows your order answers.`}</PageHead>
      {shop ? <Ways shop={shop} /> : <WaysSkeleton />}
    </div>
  );
}

function Ways({ shop }: { shop: ShopProfile }) {
  const { t } = useLingui();
  return (
    <div className={grid}>
      <Way icon={<Phone />} title={t`Call or chat`}>
        <PhoneLink number={shop.phone} />
        <Outward name={t`Order on chat`} url={shop.chat_link} />
        <p className="text-sm text-muted">{shop.support_hours}</p>
      </Way>
      <Way icon={<Mail />} title={t`Write`}>
        <MailLink address={shop.email} />
      </Way>
      <Way icon={<Building2 />} title={t`Office`}>
        <Place name={t`Office`} address={shop.office_address} location={shop.office_location} />
      </Way>
      <Way icon={<MapPin />} title={t`Farm`}>
        <Place name={t`Farm`} address={shop.farm_address} location={shop.farm_location} />
      </Way>
      <Way icon={<Smartphone />} title={t`Download App`}>
        <Links links={shop.app_links} />
      </Way>
      <Way icon={<Share2 />} title={t`Follow Us`}>
        <Links links={shop.social_links} />
      </Way>
      <Way icon={<Scale />} title={t`Grievance officer`} wide>
        <p>{shop.grievance_officer}</p>
        <p className="flex flex-wrap gap-x-5">
          <PhoneLink number={shop.grievance_phone} />
          <MailLink address={shop.grievance_email} />
        </p>
        <p className="text-sm text-muted">
          {t`For what our support could not settle. You get a ticket number, an answer within 48 hours and a solution within a month.`}
        </p>
      </Way>
    </div>
  );
}

const Way = (props: { icon: ReactNode; title: string; wide?: boolean; children: ReactNode }) => (
  <section
    className={`flex gap-4 rounded-card border border-line bg-surface p-4 ${props.wide ? 'md:col-span-2' : ''}`}
  >
    <span
      aria-hidden="true"
      className="grid size-touch shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf [&>svg]:size-5.5"
    >
      {props.icon}
    </span>
    <div className="grid min-w-0 content-start justify-items-start gap-0.5">
      <h2 className="text-base">{props.title}</h2>
      {props.children}
    </div>
  </section>
);

type PlaceProps = { name: string; address: string; location: ShopProfile['office_location'] };

/** Where to find us without a map: the address to read, to copy and to open in one's own map app. */
function Place({ name, address, location }: PlaceProps) {
  const { t } = useLingui();
  return (
    <>
      <address className="not-italic">{address}</address>
      <p className="mt-2 flex flex-wrap gap-2">
        <CopyButton text={address} label={t`Copy the address: ${name}`} />
        <a
          href={mapLink({ address, location })}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('soft', 'sm')}
        >
          <MapPin aria-hidden="true" className="size-4" />
          {t`Open in maps`}
          <span className="sr-only">{name}</span>
        </a>
      </p>
    </>
  );
}

const PhoneLink = ({ number }: { number: string }) => (
  <a className={`${link} tabular`} href={telLink(number)}>
    {showPhone(number)}
  </a>
);

const MailLink = ({ address }: { address: string }) => (
  <a className={link} href={`mailto:${address}`}>
    {address}
  </a>
);

const Outward = ({ name, url }: { name: string; url: string }) => (
  <a className={link} href={url} target="_blank" rel="noopener">
    <BrandIcon url={url} className="size-4.5" />
    {name}
  </a>
);

const Links = ({ links }: { links: ShopProfile['social_links'] }) => (
  <p className="flex flex-wrap gap-x-5">
    {links.map(({ name, url }) => (
      <Outward key={name} name={name} url={url} />
    ))}
  </p>
);

const WaysSkeleton = () => (
  <div className={grid}>
    {['call', 'write', 'office', 'farm', 'app', 'follow'].map((way) => (
      <Skeleton key={way} className="h-32 rounded-card" />
    ))}
  </div>
);
