/** The types that a file dialog offers; some systems recognise HEIC by its file extension only. */
export const PICTURE_ACCEPT =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

/** Returns the file with a content type, also if the system does not know HEIC. */
export const withPictureType = (file: File): File =>
  file.type === '' && /\.hei[cf]$/i.test(file.name)
    ? new File([file], file.name, { type: 'image/heic' })
    : file;
