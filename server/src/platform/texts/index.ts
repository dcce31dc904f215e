export { describeWait } from './describe-wait.ts';
export {
  inAllLanguages,
  isTranslated,
  joinTexts,
  type LocalizedName,
  type Message,
  nameOf,
  renderValues,
  type Text,
  type TextValue,
  text,
  translate,
  translateMessage,
} from './text.ts';
