import { addDays, type IstDate, isIstDate } from '@sabuja/kit';

const presets = ['today', 'yesterday', 'week', 'month', 'last-month'] as const;
type Preset = (typeof presets)[number];
/** A range of days in IST, both inclusive. */
export type Days = { from: IstDate; to: IstDate };
/** `preset` is undefined when the period was chosen by its first and last day. */
export type ChosenPeriod = Days & { preset: Preset | undefined };

const DEFAULT_PRESET: Preset = 'week';
const firstOfMonth = (day: IstDate): IstDate => `${day.slice(0, 8)}01`;

const daysOf = (preset: Preset, today: IstDate): Days => {
  const lastOfBefore = addDays(firstOfMonth(today), -1);
  return {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    week: { from: addDays(today, -6), to: today },
    month: { from: firstOfMonth(today), to: today },
    'last-month': { from: firstOfMonth(lastOfBefore), to: lastOfBefore },
  }[preset];
};

/** Parses the period from the URL's parameters: two days, or a preset; by default the last seven days. */
export function periodOf(params: URLSearchParams, today: IstDate): ChosenPeriod {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (isIstDate(from) && isIstDate(to)) return { preset: undefined, from, to };
  const preset = presets.find((name) => name === params.get('period')) ?? DEFAULT_PRESET;
  return { preset, ...daysOf(preset, today) };
}
