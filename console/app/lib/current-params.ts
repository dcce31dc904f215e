/**
 * Returns the current search parameters of the URL. React renders a navigation with a delay: a second change based on
 * the rendered parameters would undo the first.
 */
export const currentParams = (): URLSearchParams => new URLSearchParams(window.location.search);
