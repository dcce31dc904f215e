export { describeWait } from './describe-wait.ts';
export {
  inAllLanguages,
  isTranslated,
  joinTexts,
  type LocalizedName,
  type Message,
  nameOf,
  type Text,
  text,
  translate,
} from './text.ts';
