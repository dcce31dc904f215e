import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { GalleryHorizontal } from 'lucide-react';
import { useState } from 'react';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { LoadedPage, Page } from '../shell/index.ts';
import { BannerRow } from './banner-row.tsx';
import { bannersQuery } from './banners-query.ts';

const BannerDialog = lazyDialog(async () => (await import('./banner-dialog.tsx')).BannerDialog);

/** The banners of the storefront's Home page. */
export function BannersScreen() {
  const { t } = useLingui();
  const query = useQuery(bannersQuery);
  const [isCreating, setIsCreating] = useState(false);
  usePageTitle(t`Banners`);
  return (
    <LoadedPage query={query} failed={t`The banners could not be loaded.`}>
      {({ results }) => (
        <Page
          title={t`Banners`}
          actions={<Button onClick={() => setIsCreating(true)}>{t`New banner`}</Button>}
        >
          {results.length === 0 ? (
            <EmptyState icon={<GalleryHorizontal />} title={t`Home has no banner yet.`} />
          ) : (
            <Card as="ul" divided className="max-w-4xl">
              {results.map((banner) => (
                <BannerRow key={banner.banner_id} banner={banner} />
              ))}
            </Card>
          )}
          <BannerDialog open={isCreating} onClose={() => setIsCreating(false)} />
        </Page>
      )}
    </LoadedPage>
  );
}
