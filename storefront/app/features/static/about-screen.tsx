import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { LegalLines, LegalText } from '@sabuja/ui/legal-text.tsx';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { LegalPageFrame } from './legal-page-frame.tsx';

/** What the shop says about itself and promises, as staff publish it. */
export function AboutScreen() {
  const { t } = useLingui();
  return (
    <LegalPageFrame page="about">
      {({ lines, html, language }) => (
        <div className="grid gap-6">
          <LegalLines lines={lines} />
          {/* The first paragraph is the lead; terms, which are the promises, stand side by side on wide screens. */}
          <div className="[&>div>p:first-child]:text-lg [&>div>p:first-child]:text-muted [&_dl]:my-2 [&_dl]:gap-3 md:[&_dl]:grid-cols-3">
            <LegalText html={html} lang={language} />
          </div>
          <p className="mt-2 flex flex-wrap gap-3">
            <Link to={paths.home()} className={buttonClass('primary')}>
              {t`See what is fresh`}
            </Link>
            <Link to={paths.contact()} className={buttonClass('outline')}>
              {t`Contact Us`}
            </Link>
          </p>
        </div>
      )}
    </LegalPageFrame>
  );
}
