import { useLingui } from '@lingui/react/macro';
import { useMediaAddress } from '@sabuja/ui/lib/media-host.ts';
import { Picture } from '@sabuja/ui/picture.tsx';
import clsx from 'clsx';

type Props = {
  url: string;
  title: string;
  subtitle: string;
  action: string;
  lightText: boolean;
  lang?: string | undefined;
};

/** Preview of a banner as a phone shows it. */
export function BannerPreview({ url, title, subtitle, action, lightText, lang }: Props) {
  const { t } = useLingui();
  return (
    <figure
      aria-label={t`As shoppers see it`}
      lang={lang}
      data-theme="light"
      className="relative isolate h-40 w-full max-w-90 overflow-hidden rounded-panel bg-sunk"
    >
      <Media url={url} />
      <figcaption
        className={clsx(
          'grid h-full max-w-3/5 content-center justify-items-start gap-1 p-4',
          lightText ? 'text-on-leaf' : 'text-ink',
        )}
      >
        <span className="font-bold wrap-anywhere">{title}</span>
        <span className="line-clamp-3 text-sm wrap-anywhere">{subtitle}</span>
        {action !== '' && (
          <span className="mt-1 rounded-control bg-leaf px-3 py-1.5 text-sm font-semibold text-on-leaf">
            {action}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

const VIDEO = /\.(?:mp4|webm|ogg)$/;

function Media({ url }: { url: string }) {
  const address = useMediaAddress(url);
  if (url === '') return null;
  const className = 'absolute inset-0 -z-1 size-full object-cover object-right';
  if (VIDEO.test(url)) {
    return <video src={address} muted playsInline preload="metadata" className={className} />;
  }
  return (
    <Picture url={url} alt="" shape="banner" sizes="360px" className={`${className} h-full!`} />
  );
}
