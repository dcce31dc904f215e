import { Trans, useLingui } from '@lingui/react/macro';
import type { Banner } from '@sabuja/contract';
import { formatPhone } from '@sabuja/kit';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { useShopTitle } from '../../lib/use-shop-name.ts';
import { OrdersUnderWay } from '../orders/index.ts';
import { useSession } from '../session/index.ts';
import { carouselBanners, singleBanner } from './banner-rules.ts';
import { BannerView } from './banner-view.tsx';
import { Carousel } from './carousel.tsx';
import { CategoriesSection } from './categories-section.tsx';
import { FreshSection } from './fresh-section.tsx';
import { bannersQuery } from './home-data.ts';

/** Rendered for signed-in customers only; visitors do not load its code. */
const ItemSections = lazy(async () => ({
  default: (await import('./item-sections.tsx')).ItemSections,
}));

export function HomeScreen() {
  const { t } = useLingui();
  const title = useShopTitle();
  const { user } = useSession();
  const { data: banners = [], isPending } = useQuery(bannersQuery(useApi()));
  return (
    <div className="wrap grid gap-7 pt-4 md:gap-10 md:pt-6">
      <h1 className="sr-only">{title}</h1>
      <SignedInAs />
      {user && (
        <Suspense>
          <OrdersUnderWay userUid={user.uid} />
        </Suspense>
      )}
      <div className="grid gap-x-4 gap-y-7 md:gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {isPending ? (
          <div role="status" aria-label={t`Loading offers`} className="h-[400px]">
            <Skeleton className="h-full rounded-panel" />
          </div>
        ) : (
          <Carousel banners={carouselBanners(banners)} />
        )}
        <div className="lg:order-last lg:col-span-2">
          <CategoriesSection />
        </div>
        <SingleBanner banner={singleBanner(banners, 6)} isSmall />
      </div>
      {user && (
        <Suspense>
          <ItemSections userUid={user.uid} />
        </Suspense>
      )}
      <FreshSection />
      <SingleBanner banner={singleBanner(banners, 7)} />
    </div>
  );
}

type SingleBannerProps = { banner: Banner | undefined; isSmall?: boolean };

const SingleBanner = ({ banner, isSmall = false }: SingleBannerProps) =>
  banner ? (
    <div className="banner-frame overflow-hidden rounded-panel">
      <BannerView
        banner={banner}
        sizes={isSmall ? '(min-width: 64rem) 400px, 92vw' : '92vw'}
        // Beside the carousel on wide screens, so in the first viewport.
        loading={isSmall ? 'lazy' : 'near'}
        direct
        isSmall={isSmall}
      />
    </div>
  ) : null;

function SignedInAs() {
  const { isAuthenticated, user } = useSession();
  if (!isAuthenticated || !user) return null;
  const number = formatPhone(user.mobile_no);
  return (
    <p className="-mb-4 text-sm text-muted">
      <Trans>
        Signed in as <span className="tabular font-semibold text-ink">{number}</span>
      </Trans>
    </p>
  );
}
