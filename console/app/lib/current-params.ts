/**
 * The parameters that the address has by now. A page renders a change of its address later, and what changes another part of
 * it meanwhile must not undo the first.
 */
export const currentParams = (): URLSearchParams => new URLSearchParams(window.location.search);
