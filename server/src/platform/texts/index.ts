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
} from './text.ts';
