export { changesListener } from './changes.ts';
export { SharedAnswers } from './shared-answers.ts';
