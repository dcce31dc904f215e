/** The problems of recording units that a customer refuses. */
export const refusalProblems = {
  NO_LINE: () => ({
    status: 422 as const,
    message: 'This line is not part of the order.',
    field: 'refused',
  }),
  TOO_MANY_REFUSED: ({ delivered }: { delivered: number }) => ({
    status: 422 as const,
    message: 'This is more than was to be delivered.',
    field: 'refused',
    details: { delivered },
  }),
  REFUSED_WHOLE: ({ delivered }: { delivered: number }) => ({
    status: 422 as const,
    message: 'This was weighed: all of it is refused, or none.',
    field: 'refused',
    details: { delivered },
  }),
  ALL_REFUSED: () => ({
    status: 422 as const,
    message:
      'Everything is refused, so the order is not delivered. Please choose “Could not deliver”.',
    field: 'refused',
  }),
};
