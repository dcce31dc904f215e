import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { Clock, RotateCcw, Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { PageHeader } from './page-header.tsx';

export function AboutScreen() {
  const { t } = useLingui();
  return (
    <div className="wrap max-w-4xl">
      <PageHeader title={t`About Us`}>
        {t`Sabuja means green. We bring the farms around Bhubaneswar to the kitchens of the city on the day of the harvest.`}
      </PageHeader>
      <Pledges />
      <div className="mt-8 grid max-w-prose gap-4">
        <h2 className="text-title">{t`From the field to the door`}</h2>
        <p>
          {t`An order reaches the farm within minutes. It is picked, washed, weighed and packed there, and leaves with the next van. Nothing waits in a cold store, so a tomato tastes of the morning it was picked.`}
        </p>
        <p>
          {t`The kitchen works the same way: meals, sweets and party food are cooked for your slot from what came in that day.`}
        </p>
        <p>
          {t`The price on the shelf is the price for the unit written beside it. Delivery and tax are shown before you pay.`}
        </p>
      </div>
      <p className="mt-8 flex flex-wrap gap-3">
        <Link to={paths.home()} className={buttonClass('primary')}>
          {t`See what is fresh`}
        </Link>
        <Link to={paths.contact()} className={buttonClass('outline')}>
          {t`Contact Us`}
        </Link>
      </p>
    </div>
  );
}

function Pledges() {
  const { t } = useLingui();
  return (
    <ul className="grid gap-3 md:grid-cols-3 md:gap-4">
      <Pledge icon={<Sprout />} title={t`Picked for you`}>
        {t`Vegetables, fruit and greens are harvested after you order, not before.`}
      </Pledge>
      <Pledge icon={<Clock />} title={t`Home within 8 hours`}>
        {t`Harvested and delivered within 8 hours after an order, in the slot you choose.`}
      </Pledge>
      <Pledge icon={<RotateCcw />} title={t`Refunded if not right`}>
        {t`If something is not as fresh as it should be, tell us on the order’s page. We refund it.`}
      </Pledge>
    </ul>
  );
}

const Pledge = (props: { icon: ReactNode; title: string; children: ReactNode }) => (
  <Card as="li" className="grid content-start gap-1 p-5">
    <span aria-hidden="true" className="text-leaf [&>svg]:size-7">
      {props.icon}
    </span>
    <h2 className="mt-1 text-lg">{props.title}</h2>
    <p className="text-muted">{props.children}</p>
  </Card>
);
