export { CropButton } from './crop-button.tsx';
export { FileDrop } from './file-drop.tsx';
export { PictureField } from './picture-field.tsx';
export { uploadPicture } from './upload-picture.ts';
