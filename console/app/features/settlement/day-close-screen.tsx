import { useLingui } from '@lingui/react/macro';
import type { DayClose } from '@sabuja/contract';
import { formatIstDay, formatIstMoment, formatRupees, formatSignedRupees } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { DayPicker } from '../../lib/day-picker.tsx';
import { Figure, FigureList } from '../../lib/figure-list.tsx';
import { paths } from '../../lib/paths.ts';
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { TitledCard } from '../../lib/titled-card.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { LoadedPage, Page } from '../shell/index.ts';
import { closeStateLabels, figureGroups, figureLabels } from './settlement-labels.ts';
import { closeQuery } from './settlement-queries.ts';
import { SignPart } from './sign-part.tsx';

const tones = { running: 'plain', open: 'haldi', signed: 'leaf' } as const;

/** The close of a day: its figures, changes to days already signed, and the signature. */
export function DayCloseScreen() {
  const { t, i18n } = useLingui();
  const { date = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(closeQuery(date));
  usePageTitle(t`Close of a day`);
  return (
    <LoadedPage query={query} failed={t`The close of this day could not be loaded.`}>
      {(close) => (
        <Page
          title={t`Close of ${formatIstDay(close.date)}`}
          actions={
            <>
              <Badge tone={tones[close.state]}>{i18n._(closeStateLabels[close.state])}</Badge>
              <DayPicker date={close.date} onChange={(day) => navigate(paths.dayClose(day))} />
              <SheetButtons
                label={t`Close of a day`}
                path={`/api/v1/staff/day-closes/${close.date}/csv`}
                name={`day-close-${close.date}`}
              />
            </>
          }
        >
          <SignPart close={close} />
          <div className="grid max-w-5xl grid-cols-1 items-start gap-4 md:grid-cols-2">
            {figureGroups.map((group) => (
              <GroupCard key={group.prefix} close={close} group={group} />
            ))}
          </div>
          <Adjustments close={close} />
          <Reopened close={close} />
        </Page>
      )}
    </LoadedPage>
  );
}

type Group = (typeof figureGroups)[number];

function GroupCard({ close, group: { prefix, title } }: { close: DayClose; group: Group }) {
  const { t, i18n } = useLingui();
  const figures = close.figures.filter(({ figure }) => figure.startsWith(prefix));
  const isCash = prefix === 'cash.';
  if (figures.length === 0 && !isCash) return null;
  return (
    <TitledCard title={i18n._(title)}>
      <FigureList>
        {figures.map(({ figure, amount }) => (
          <Figure key={figure} label={<FigureName figure={figure} />}>
            {formatRupees(amount)}
          </Figure>
        ))}
        {isCash && (
          <Figure label={t`In the safe at the end of the day`}>{formatRupees(close.safe)}</Figure>
        )}
      </FigureList>
    </TitledCard>
  );
}

/** The label of a figure; a figure unknown to the console is shown by its key. */
function FigureName({ figure }: { figure: string }) {
  const { i18n } = useLingui();
  const label = figureLabels[figure];
  return <>{label ? i18n._(label) : figure}</>;
}

function Adjustments({ close: { adjustments } }: { close: DayClose }) {
  const { t, i18n } = useLingui();
  if (adjustments.length === 0) return null;
  return (
    <section aria-label={t`Adjustments of signed days`} className="grid max-w-3xl gap-2">
      <h2 className="text-base font-bold">{t`Adjustments of signed days`}</h2>
      <p className="text-sm text-muted">{t`What changed after those days were signed. They stay as they were signed.`}</p>
      <Card as="ul" divided>
        {adjustments.map(({ of, figure, amount }) => (
          <li key={`${of} ${figure}`} className="flex flex-wrap gap-x-4 px-4 py-2.5">
            <Link
              to={paths.dayClose(of)}
              className="rounded-tag py-0.5 font-semibold text-leaf hover:underline"
            >
              {formatIstDay(of)}
            </Link>
            <span>
              {groupOf(figure, (title) => i18n._(title))}: <FigureName figure={figure} />
            </span>
            <strong className="tabular ml-auto">{formatSignedRupees(amount)}</strong>
          </li>
        ))}
      </Card>
    </section>
  );
}

const groupOf = (figure: string, translate: (title: Group['title']) => string): string => {
  const group = figureGroups.find(({ prefix }) => figure.startsWith(prefix));
  return group ? translate(group.title) : '';
};

function Reopened({ close: { reopened } }: { close: DayClose }) {
  const { t } = useLingui();
  if (reopened.length === 0) return null;
  return (
    <section aria-label={t`Signatures taken back`} className="grid max-w-3xl gap-2">
      <h2 className="text-base font-bold">{t`Signatures taken back`}</h2>
      <ul className="grid gap-2">
        {reopened.map((each) => (
          <li key={each.at} className="text-sm">
            {each.reason}
            <span className="block text-muted">
              {each.signed_by} · {formatIstMoment(new Date(each.signed_at))} → {each.by} ·{' '}
              {formatIstMoment(new Date(each.at))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
