export { CropButton } from './crop-button.tsx';
export { FileDrop } from './file-drop.tsx';
export { FileProblem } from './file-problem.tsx';
export { PictureField } from './picture-field.tsx';
export { uploadPicture, uploadPictures, uploadVideo } from './upload-picture.ts';
