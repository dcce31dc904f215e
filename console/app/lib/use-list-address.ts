import { MAX_SEARCH_LENGTH } from '@sabuja/contract/limits';
import { isIstDate } from '@sabuja/kit';
import { useSearchParams } from 'react-router';
import { currentParams } from './current-params.ts';
import { withoutEmpty } from './filter-form.tsx';
import type { Place } from './list-pager.tsx';

const DAYS: readonly string[] = ['from', 'to'];

/** Reads a text filter from the URL, cut to what the server accepts; empty if there is none. */
export const readText = (
  params: URLSearchParams,
  name: string,
  maxLength = MAX_SEARCH_LENGTH,
): string => params.get(name)?.trim().slice(0, maxLength) ?? '';

/** Returns a parser that reads text filters by name from the URL; invalid days in `from` and `to` are left out. */
export const byNames =
  <Name extends string>(names: readonly Name[]) =>
  (params: URLSearchParams): Partial<Record<Name, string>> => {
    const entries = names.map((name) => [name, readText(params, name)] as const);
    return Object.fromEntries(
      entries.filter(([name, value]) => value !== '' && (isIstDate(value) || !DAYS.includes(name))),
    ) as Partial<Record<Name, string>>;
  };

/** Returns a parser that reads the text `q` and one of these states from the URL; ignores an unknown state. */
export const byTextAndState =
  <State extends string>(states: readonly State[], maxLength: number) =>
  (params: URLSearchParams): { state?: State; q?: string } => {
    const state = states.find((each) => each === params.get('state'));
    const q = readText(params, 'q', maxLength);
    return { ...(state && { state }), ...(q && { q }) };
  };

/**
 * The filter and the position of a list, stored in the URL beside the page's `view` parameter. Changing the filter
 * returns to the first page.
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
    /** Changes a part of the filter while typing or choosing; replaces the history entry. */
    change: (part: Readonly<Record<string, string>>) =>
      show({ ...parse(currentParams()), ...part }, { replace: true }),
    /** Shows another page of the list; where a page has several lists, by the names of their cursors. */
    setPlace: (next: Place | Readonly<Record<string, string>>) =>
      show({ ...parse(currentParams()), ...next }),
    /** The filter as a query string, for API calls with the same filter. */
    search: new URLSearchParams({ ...filter } as Record<string, string>).toString(),
  };
}
