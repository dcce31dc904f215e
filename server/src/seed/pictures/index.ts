export type { PictureKind } from './compose-picture.ts';
export { composePicture } from './compose-picture.ts';
export { releaseEmoji } from './emoji-bodies.ts';
export { appIcon, logoMark, placeholderPicture } from './marks.ts';
export type { PictureRecipe } from './recipe.ts';
