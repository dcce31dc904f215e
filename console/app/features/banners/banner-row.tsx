import { useLingui } from '@lingui/react/macro';
import type { StaffBanner } from '@sabuja/contract';
import { formatIstDateTime } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useState } from 'react';
import { HideableActions } from '../../lib/hideable-actions.tsx';
import { BannerPreview } from './banner-preview.tsx';
import { useDeleteBanner, useSetHidden } from './banners-query.ts';

const BannerDialog = lazyDialog(async () => (await import('./banner-dialog.tsx')).BannerDialog);

/** A banner with its place on the storefront's Home page and its period. A hidden banner is not on Home. */
export function BannerRow({ banner }: { banner: StaffBanner }) {
  const { t } = useLingui();
  const [isEditing, setIsEditing] = useState(false);
  const { image_url, title, subtitle, action, light_text, is_hidden } = banner;
  const { banner_id } = banner;
  const name = title || t`Banner ${banner_id}`;
  return (
    <li className="grid gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <BannerPreview url={image_url} lightText={light_text} {...{ title, subtitle, action }} />
      <div className="grid content-center gap-2">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name} <StateBadge banner={banner} />
        </p>
        <Placement banner={banner} />
        <HideableActions
          name={name}
          isHidden={is_hidden}
          show={{ label: t`Show`, description: t`Show: ${name}` }}
          removal={t`It is gone for good. Hide it to use it again later.`}
          onEdit={() => setIsEditing(true)}
          setHidden={useSetHidden(banner_id)}
          remove={useDeleteBanner(banner_id)}
        />
      </div>
      <BannerDialog open={isEditing} onClose={() => setIsEditing(false)} banner={banner} />
    </li>
  );
}

function StateBadge({ banner: { state } }: { banner: StaffBanner }) {
  const { t } = useLingui();
  return {
    shown: <Badge tone="leaf">{t`Shown now`}</Badge>,
    planned: <Badge tone="haldi">{t`Planned`}</Badge>,
    over: <Badge tone="plain">{t`Over`}</Badge>,
    hidden: <Badge tone="plain">{t`Hidden`}</Badge>,
  }[state];
}

/** The banner's place on Home, its period and the target of its link. */
function Placement({ banner: { view_sequence, from, until, link } }: { banner: StaffBanner }) {
  const { t } = useLingui();
  const start = from && formatIstDateTime(new Date(from));
  const end = until && formatIstDateTime(new Date(until));
  const place =
    view_sequence === null
      ? t`Without a place`
      : view_sequence > MAX_PLACE
        ? t`Place ${view_sequence}: not on Home`
        : t`Place ${view_sequence}`;
  const time =
    start && end ? t`${start} to ${end}` : start ? t`from ${start}` : end && t`until ${end}`;
  return (
    <p className="tabular text-sm text-muted wrap-anywhere">
      {[place, time, link].filter(Boolean).join(' · ')}
    </p>
  );
}

/** Home shows banners up to this place (S5.9). */
const MAX_PLACE = 7;
