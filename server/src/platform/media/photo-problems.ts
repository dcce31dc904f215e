/** The problems of sending and opening a photo. */
export const photoProblems = {
  UNREADABLE_PICTURE: () => ({ status: 422 as const, message: 'This photo cannot be read.' }),
  NO_PHOTO: () => ({ status: 404 as const, message: 'This photo is not stored any more.' }),
};
