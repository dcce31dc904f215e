import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { MapPinned } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '../../lib/loaded.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import { ZoneRow } from './zone-row.tsx';
import { zonesQuery } from './zones-query.ts';

const ZoneDialog = lazyDialog(async () => (await import('./zone-dialog.tsx')).ZoneDialog);

/** Where the shop delivers, and for how much. */
export function ZonesScreen() {
  const { t } = useLingui();
  const query = useQuery(zonesQuery);
  const [isCreating, setIsCreating] = useState(false);
  usePageTitle(t`Zones`);
  return (
    <Page
      title={t`Zones`}
      actions={<Button onClick={() => setIsCreating(true)}>{t`New zone`}</Button>}
    >
      <Loaded query={query} failed={t`The zones could not be loaded.`}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState icon={<MapPinned />} title={t`The shop delivers nowhere yet.`} />
          ) : (
            <Card as="ul" divided className="max-w-4xl">
              {results.map((zone) => (
                <ZoneRow key={zone.zone_id} zone={zone} />
              ))}
            </Card>
          )
        }
      </Loaded>
      <ZoneDialog open={isCreating} onClose={() => setIsCreating(false)} />
    </Page>
  );
}
