import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Building2, Mail, MapPin, Phone, Share2, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageHead, RouteError, shopQuery } from '../../features/shell/index.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { paths } from '../../lib/paths.ts';
import { showPhone } from '../../lib/phone.ts';
import { useApi } from '../../lib/use-api.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/route.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: msg`Contact Us`,
      description: msg`Call, write or chat with Sabuja, or visit the office and the farm in Bhubaneswar.`,
      path: paths.contact(),
    },
    matches,
  );
}

const link =
  'inline-flex min-h-11 items-center font-[600] text-leaf underline-offset-4 hover:underline';

export default function ContactRoute() {
  const { data: shop } = useQuery(shopQuery(useApi()));
  return (
    <div className="wrap max-w-4xl">
      <PageHead title="Contact Us">Someone who knows your order answers.</PageHead>
      {shop ? (
        <div className="grid gap-3 md:grid-cols-2 md:gap-4">
          <Way icon={<Building2 />} title="Office">
            <address className="not-italic">{shop.office_address}</address>
          </Way>
          <Way icon={<MapPin />} title="Farm">
            <address className="not-italic">{shop.farm_address}</address>
          </Way>
          <Way icon={<Phone />} title="Call or chat">
            <a className={`${link} tabular`} href={`tel:${shop.phone.replace(/\s/g, '')}`}>
              {showPhone(shop.phone)}
            </a>
            <br />
            <a className={link} href={shop.chat_link} target="_blank" rel="noopener">
              Order on chat
            </a>
          </Way>
          <Way icon={<Mail />} title="Write">
            <a className={link} href={`mailto:${shop.email}`}>
              {shop.email}
            </a>
          </Way>
          <Way icon={<Smartphone />} title="Download App">
            <Links links={shop.app_links} />
          </Way>
          <Way icon={<Share2 />} title="Follow Us">
            <Links links={shop.social_links} />
          </Way>
        </div>
      ) : (
        <Skeleton className="h-80" />
      )}
    </div>
  );
}

const Way = (props: { icon: ReactNode; title: string; children: ReactNode }) => (
  <section className="flex gap-4 rounded-card border border-line bg-surface p-4">
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf [&>svg]:size-5.5"
    >
      {props.icon}
    </span>
    <div className="min-w-0">
      <h2 className="text-base">{props.title}</h2>
      {props.children}
    </div>
  </section>
);

const Links = ({ links }: { links: readonly { name: string; url: string }[] }) => (
  <p className="flex flex-wrap gap-x-5">
    {links.map(({ name, url }) => (
      <a key={name} className={link} href={url} target="_blank" rel="noopener">
        {name}
      </a>
    ))}
  </p>
);

export { RouteError as ErrorBoundary };
