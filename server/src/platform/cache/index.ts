export { changesListener } from './changes.ts';
export { type SharedAnswer, SharedAnswers } from './shared-answers.ts';
