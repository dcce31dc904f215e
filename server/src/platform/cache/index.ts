export { changesListener } from './changes.ts';
export { kept } from './kept.ts';
export { isPlainAddress } from './plain-address.ts';
export { SharedAnswers } from './shared-answers.ts';
