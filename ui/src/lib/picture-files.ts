/** What a file dialog offers; some systems know HEIC by its ending only. */
export const PICTURE_ACCEPT =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

/** The file with a type, also where the system does not know that of HEIC. */
export const withPictureType = (file: File): File =>
  file.type === '' && /\.hei[cf]$/i.test(file.name)
    ? new File([file], file.name, { type: 'image/heic' })
    : file;
