/**
 * The current search parameters of the address. React renders a navigation later: a second change that built on the rendered
 * ones would undo the first.
 */
export const currentParams = (): URLSearchParams => new URLSearchParams(window.location.search);
