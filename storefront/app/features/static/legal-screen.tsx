import type { LegalPage } from '@sabuja/contract';
import type { LegalPageName } from '@sabuja/contract/rules/legal-pages';
import { LegalLines, LegalText } from '@sabuja/ui/legal-text.tsx';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { LegalPageFrame } from './legal-page-frame.tsx';

type Props = {
  page: LegalPageName;
  /** The version to show; without it, the one in effect. */
  version?: number;
};

/** A legal page in the reader's language, with links to its other versions. */
export const LegalScreen = ({ page, version }: Props) => (
  <LegalPageFrame page={page} version={version}>
    {(legal) => <LegalArticle legal={legal} />}
  </LegalPageFrame>
);

const LegalArticle = ({ legal }: { legal: LegalPage }) => (
  <div className="grid gap-6">
    <LegalLines lines={legal.lines} />
    <LegalText html={legal.html} lang={legal.language} />
    {legal.versions.length > 1 && <Versions legal={legal} />}
  </div>
);

const Versions = ({ legal: { page, version, versions_title, versions } }: { legal: LegalPage }) => (
  <nav aria-label={versions_title} className="grid gap-2">
    <h2 className="text-title">{versions_title}</h2>
    <ul className="grid list-disc gap-1.5 pl-5 marker:text-leaf">
      {versions.map((each) => (
        <li key={each.version}>
          {each.version === version ? (
            <strong aria-current="page" className="font-semibold">
              {each.title}
            </strong>
          ) : (
            <Link
              className="font-semibold text-leaf underline underline-offset-4"
              to={each.state === 'current' ? paths[page]() : paths.legalVersion(page, each.version)}
            >
              {each.title}
            </Link>
          )}
          {each.note && <p className="text-muted">{each.note}</p>}
        </li>
      ))}
    </ul>
  </nav>
);
