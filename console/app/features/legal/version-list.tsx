import { useLingui } from '@lingui/react/macro';
import type { StaffLegalPage } from '@sabuja/contract';
import { paths as shopPaths } from '@sabuja/contract/rules/page-paths';
import { formatIstDateTime, formatIstDay } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { languageNames } from '@sabuja/ui/lib/language.ts';
import { ExternalLink } from 'lucide-react';
import { Section } from '../shell/index.ts';
import { stateLabels } from './legal-labels.ts';

type Version = StaffLegalPage['versions'][number];

/** All published versions, each with its effective date, the changes and the member who published it. */
export function VersionList({ page: { page, versions } }: { page: StaffLegalPage }) {
  const { t } = useLingui();
  return (
    <Section title={t`Versions`}>
      <Card as="ul" divided>
        {versions.map((version) => (
          <li
            key={version.version}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3"
          >
            <VersionDetails version={version} />
            <a
              href={
                version.state === 'current'
                  ? shopPaths[page]()
                  : shopPaths.legalVersion(page, version.version)
              }
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-touch items-center gap-1.5 font-semibold text-leaf underline"
            >
              {t`Open in the shop`}
              <span className="sr-only">{t`Version ${version.version}`}</span>
              <ExternalLink aria-hidden="true" className="size-4" />
            </a>
          </li>
        ))}
      </Card>
    </Section>
  );
}

function VersionDetails({ version }: { version: Version }) {
  const { t, i18n } = useLingui();
  const { text, tone } = stateLabels[version.state];
  const day = formatIstDay(version.effective_on);
  const by = version.published_by;
  const at = version.published_at && formatIstDateTime(new Date(version.published_at));
  return (
    <div className="grid min-w-0 flex-1 basis-72 gap-1">
      <p className="tabular flex flex-wrap items-center gap-2 font-semibold">
        {t`Version ${version.version}`} <Badge tone={tone}>{i18n._(text)}</Badge>
      </p>
      <p className="tabular text-sm text-muted">
        {[
          t`applies from ${day}`,
          at === null ? t`the text that the shop came with` : by && t`published by ${by}, ${at}`,
          version.languages.map((locale) => languageNames[locale]).join(', '),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {version.note && <p className="text-sm wrap-anywhere">{version.note}</p>}
    </div>
  );
}
