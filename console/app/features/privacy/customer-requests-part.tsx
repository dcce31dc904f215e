import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPager, type Place } from '../../lib/list-pager.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { TitledCard } from '../../lib/titled-card.tsx';
import { useSession } from '../session/index.ts';
import { customerRequestsQuery } from './privacy-queries.ts';
import { PrivacyRow } from './privacy-row.tsx';

const RecordDialog = lazyDialog(async () => (await import('./record-dialog.tsx')).RecordDialog);

/** A customer's privacy requests and a button to record one; renders nothing without `privacy.manage`. */
export function CustomerRequestsPart({ uid }: { uid: string }) {
  const may = useSession()?.permissions.includes('privacy.manage') ?? false;
  return may ? <Requests uid={uid} /> : null;
}

function Requests({ uid }: { uid: string }) {
  const { t } = useLingui();
  const [place, setPlace] = useState<Place>({});
  const [isOpen, setIsOpen] = useState(false);
  const query = useQuery(customerRequestsQuery(uid, place));
  return (
    <TitledCard title={t`Requests about their data`}>
      <Loaded query={query} failed={t`The requests could not be loaded.`}>
        {({ results, ...page }) =>
          results.length === 0 ? (
            <p className="text-muted">{t`None reached the shop.`}</p>
          ) : (
            <>
              <ul className="-mx-4 divide-y divide-line">
                {results.map((request) => (
                  <PrivacyRow key={request.number} request={request} isOnCustomer />
                ))}
              </ul>
              <ListPager label={t`Pages of requests`} of={page} onPlaceChange={setPlace} />
            </>
          )
        }
      </Loaded>
      <Button variant="outline" size="sm" className="mt-3" onClick={() => setIsOpen(true)}>
        {t`Record a request`}
      </Button>
      <RecordDialog open={isOpen} onClose={() => setIsOpen(false)} uid={uid} />
    </TitledCard>
  );
}
