import { isIstDate } from '@sabuja/kit';
import { useSearchParams } from 'react-router';
import { currentParams } from './current-params.ts';
import { withoutEmpty } from './filter-form.tsx';
import type { Place } from './list-pager.tsx';

const DAYS: readonly string[] = ['from', 'to'];

/** Reads a filter of texts by their names from an address; days that do not exist are left out. */
export const byNames =
  <Name extends string>(names: readonly Name[]) =>
  (params: URLSearchParams): Partial<Record<Name, string>> => {
    const entries = names.map((name) => [name, params.get(name)?.trim() ?? ''] as const);
    return Object.fromEntries(
      entries.filter(([name, value]) => value !== '' && (isIstDate(value) || !DAYS.includes(name))),
    ) as Partial<Record<Name, string>>;
  };

/** Reads a text `q` and, of these values, a `state` from an address; what it does not know is left out. */
export const byTextAndState =
  <State extends string>(states: readonly State[], maxLength: number) =>
  (params: URLSearchParams): { state?: State; q?: string } => {
    const state = states.find((each) => each === params.get('state'));
    const q = params.get('q')?.trim().slice(0, maxLength);
    return { ...(state && { state }), ...(q && { q }) };
  };

/**
 * The filter of a list and where it is shown from. They stand in the address beside the view of the page; another filter
 * begins with the first rows.
 */
export function useListAddress<F extends object>(parse: (params: URLSearchParams) => F) {
  const [params, setParams] = useSearchParams();
  const cursor = params.get('cursor');
  const filter = parse(params);
  const show = (next: Readonly<Record<string, string>>, options?: { replace: boolean }) => {
    const view = currentParams().get('view');
    setParams({ ...(view && { view }), ...withoutEmpty(next) }, options);
  };
  return {
    filter,
    place: (cursor ? { cursor } : {}) as Place,
    setFilter: (next: Readonly<Record<string, string>>) => show(next),
    /** Changes a part of the filter as it is typed or chosen, without a step in the browser's history. */
    change: (part: Readonly<Record<string, string>>) =>
      show({ ...parse(currentParams()), ...part }, { replace: true }),
    /** Shows another part of the list, or of several on one page, by the names of their cursors. */
    setPlace: (next: Place | Readonly<Record<string, string>>) =>
      show({ ...parse(currentParams()), ...next }),
    /** The filter as the query of calls that take the same one. */
    search: new URLSearchParams({ ...filter } as Record<string, string>).toString(),
  };
}
