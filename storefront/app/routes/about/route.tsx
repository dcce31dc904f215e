import { msg } from '@lingui/core/macro';
import { Clock, RotateCcw, Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageHead, RouteError } from '../../features/shell/index.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { paths } from '../../lib/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import type { Route } from './+types/route.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: msg`About Us`,
      description: msg`Sabuja harvests after you order and delivers within 8 hours, from farms around Bhubaneswar. What does not please you is refunded.`,
      path: paths.about(),
    },
    matches,
  );
}

export default function AboutRoute() {
  return (
    <div className="wrap max-w-4xl">
      <PageHead title="About Us">
        Sabuja means green. We bring the farms around Bhubaneswar to the kitchens of the city on the
        day of the harvest.
      </PageHead>
      <ul className="grid gap-3 md:grid-cols-3 md:gap-4">
        <Pledge icon={<Sprout />} title="Picked for you">
          Vegetables, fruit and greens are harvested after you order, not before.
        </Pledge>
        <Pledge icon={<Clock />} title="Home within 8 hours">
          Harvested and delivered within 8 hours after an order, in the slot you choose.
        </Pledge>
        <Pledge icon={<RotateCcw />} title="Refunded if not right">
          If something is not as fresh as it should be, tell us on the order’s page. We refund it.
        </Pledge>
      </ul>
      <div className="mt-8 grid max-w-prose gap-4">
        <h2 className="text-title">From the field to the door</h2>
        <p>
          An order reaches the farm within minutes. It is picked, washed, weighed and packed there,
          and leaves with the next van. Nothing waits in a cold store, so a tomato tastes of the
          morning it was picked.
        </p>
        <p>
          The kitchen works the same way: meals, sweets and party food are cooked for your slot from
          what came in that day.
        </p>
        <p>
          The price on the shelf is the price for the unit written beside it. Delivery and tax are
          shown before you pay.
        </p>
      </div>
      <p className="mt-8 flex flex-wrap gap-3">
        <Link to={paths.home()} className={buttonClass('primary', 'md')}>
          See what is fresh
        </Link>
        <Link to={paths.contact()} className={buttonClass('outline', 'md')}>
          Contact Us
        </Link>
      </p>
    </div>
  );
}

const Pledge = (props: { icon: ReactNode; title: string; children: ReactNode }) => (
  <li className="grid content-start gap-1 rounded-card border border-line bg-surface p-5">
    <span aria-hidden="true" className="text-leaf [&>svg]:size-7">
      {props.icon}
    </span>
    <h2 className="mt-1 text-lg">{props.title}</h2>
    <p className="text-muted">{props.children}</p>
  </li>
);

export { RouteError as ErrorBoundary };
