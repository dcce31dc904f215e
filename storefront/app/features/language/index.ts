export { AccountLanguage } from './account-language.tsx';
export { LanguageOffer } from './language-offer.tsx';
export { LanguageIcon, LanguageSelect } from './language-select.tsx';
export { useChooseLanguage } from './use-choose-language.ts';
