export { CropButton } from './crop-button.tsx';
export { FileDrop } from './file-drop.tsx';
export { PictureField } from './picture-field.tsx';
export { PICTURE_ACCEPT, uploadPicture } from './upload-picture.ts';
