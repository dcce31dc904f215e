import { useLingui } from '@lingui/react/macro';
import type { ShopProfile } from '@sabuja/contract';
import { formatPhone } from '@sabuja/kit';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Building2, Mail, MapPin, Phone, Scale, Share2, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { telLink } from '../../lib/phone.ts';
import { useApi } from '../../lib/use-api.ts';
import { BrandIcon } from '../../ui/brand-icon.tsx';
import { shopQuery } from '../shell/index.ts';
import { CopyButton } from './copy-button.tsx';
import { mapLink } from './map-link.ts';
import { PageHeader } from './page-header.tsx';

const gridClass = 'grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4';
const linkClass =
  'inline-flex min-h-8 items-center gap-2 font-semibold text-leaf underline-offset-4 wrap-anywhere hover:underline max-md:min-h-touch';

export function ContactScreen() {
  const { t } = useLingui();
  const { data: shop } = useQuery(shopQuery(useApi()));
  return (
    <div className="wrap max-w-4xl">
      <PageHeader title={t`Contact Us`}>{t`Someone who knows your order answers.`}</PageHeader>
      {shop ? <ContactCards shop={shop} /> : <ContactCardsSkeleton />}
    </div>
  );
}

function ContactCards({ shop }: { shop: ShopProfile }) {
  const { t } = useLingui();
  return (
    <div className={gridClass}>
      <ContactCard icon={<Phone />} title={shop.chat_link ? t`Call or chat` : t`Call`}>
        <PhoneLink number={shop.phone} />
        {shop.chat_link && <ExternalLink name={t`Order on chat`} url={shop.chat_link} />}
        <p className="text-sm text-muted">{shop.support_hours}</p>
      </ContactCard>
      <ContactCard icon={<Mail />} title={t`Write`}>
        <MailLink address={shop.email} />
      </ContactCard>
      <ContactCard icon={<Building2 />} title={t`Office`}>
        <LocationCard
          name={t`Office`}
          address={shop.office_address}
          location={shop.office_location}
        />
      </ContactCard>
      {shop.farm_address && (
        <ContactCard icon={<MapPin />} title={t`Farm`}>
          <LocationCard name={t`Farm`} address={shop.farm_address} location={shop.farm_location} />
        </ContactCard>
      )}
      {shop.app_links.length > 0 && (
        <ContactCard icon={<Smartphone />} title={t`Download App`}>
          <ExternalLinks links={shop.app_links} />
        </ContactCard>
      )}
      {shop.social_links.length > 0 && (
        <ContactCard icon={<Share2 />} title={t`Follow Us`}>
          <ExternalLinks links={shop.social_links} />
        </ContactCard>
      )}
      {shop.grievance_officer && <GrievanceCard shop={shop} />}
    </div>
  );
}

function GrievanceCard({ shop }: { shop: ShopProfile }) {
  const { t } = useLingui();
  return (
    <ContactCard icon={<Scale />} title={t`Grievance officer`} wide>
      <p>{shop.grievance_officer}</p>
      <p className="flex flex-wrap gap-x-5">
        <PhoneLink number={shop.grievance_phone} />
        <MailLink address={shop.grievance_email} />
      </p>
      <p className="text-sm text-muted">
        {t`For what our support could not settle. You get a ticket number, an answer within 48 hours and a solution within a month.`}
      </p>
    </ContactCard>
  );
}

const ContactCard = (props: {
  icon: ReactNode;
  title: string;
  wide?: boolean;
  children: ReactNode;
}) => (
  <Card as="section" padded className={clsx('flex gap-4', props.wide && 'md:col-span-2')}>
    <span
      aria-hidden="true"
      className="grid size-touch shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf [&>svg]:size-5.5"
    >
      {props.icon}
    </span>
    <div className="grid min-w-0 flex-1 grid-cols-1 content-start justify-items-start gap-0.5">
      <h2 className="text-base">{props.title}</h2>
      {props.children}
    </div>
  </Card>
);

type LocationCardProps = {
  name: string;
  address: string;
  location: ShopProfile['office_location'];
};

/** The shop's address with buttons to copy it and to open it in a map app. */
function LocationCard({ name, address, location }: LocationCardProps) {
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
  <a className={`${linkClass} tabular`} href={telLink(number)}>
    {formatPhone(number)}
  </a>
);

const MailLink = ({ address }: { address: string }) => (
  <a className={linkClass} href={`mailto:${address}`}>
    {address}
  </a>
);

const ExternalLink = ({ name, url }: { name: string; url: string }) => (
  <a className={linkClass} href={url} target="_blank" rel="noopener">
    <BrandIcon url={url} className="size-4.5" />
    {name}
  </a>
);

const ExternalLinks = ({ links }: { links: ShopProfile['social_links'] }) => (
  <p className="flex flex-wrap gap-x-5">
    {links.map(({ name, url }) => (
      <ExternalLink key={name} name={name} url={url} />
    ))}
  </p>
);

const ContactCardsSkeleton = () => (
  <div className={gridClass}>
    {['call', 'write', 'office', 'farm', 'app', 'follow'].map((card) => (
      <Skeleton key={card} className="h-32 rounded-card" />
    ))}
  </div>
);
