/** The problems that are common to all actions of a device. */
export const deviceActionProblems = {
  ACTION_REUSED: () => ({
    status: 409 as const,
    message: 'This action was sent before for something else. Please load the page again.',
  }),
  OTHER_MEMBER: () => ({
    status: 409 as const,
    message: 'Somebody else did this. It can be sent when they are signed in.',
  }),
};
