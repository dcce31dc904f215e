import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../lib/loaded.tsx';
import { FormSection } from '../items/index.ts';
import { useSession } from '../session/index.ts';
import { SchedulePriceForm } from './schedule-price-form.tsx';
import { type PricedItem, scheduledPricesQuery } from './scheduled-price-queries.ts';
import { ScheduledPriceRow } from './scheduled-price-row.tsx';

type Props = {
  item: PricedItem;
  /** Called after a running price was ended and the item was reloaded. */
  onPriceReturned: () => void;
};

/** The scheduled prices of a product or combo, each with a start and optionally an end. */
export function ScheduledPrices({ item, onPriceReturned }: Props) {
  const { t } = useLingui();
  const query = useQuery(scheduledPricesQuery(item));
  const mayManage = useSession()?.permissions.includes('catalogue.manage') ?? false;
  const [isPlanning, setIsPlanning] = useState(false);
  return (
    <FormSection title={t`Scheduled prices`}>
      <Loaded
        query={query}
        failed={t`The scheduled prices could not be loaded.`}
        skeleton={<Skeleton className="h-16" />}
      >
        {({ results }) =>
          results.length === 0 ? (
            <p className="text-muted">
              {t`None yet. A price can begin and end by itself, such as for a weekend.`}
            </p>
          ) : (
            <ul className="grid max-h-96 divide-y divide-line overflow-y-auto">
              {results.map((price) => (
                <ScheduledPriceRow
                  key={price.price_id}
                  item={item}
                  price={price}
                  mayManage={mayManage}
                  onPriceReturned={onPriceReturned}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {mayManage &&
        (isPlanning ? (
          <SchedulePriceForm item={item} onClose={() => setIsPlanning(false)} />
        ) : (
          <Button variant="outline" className="w-fit" onClick={() => setIsPlanning(true)}>
            {t`Schedule a price`}
          </Button>
        ))}
    </FormSection>
  );
}
