export { LinkMissing } from './link-missing.tsx';
export { NewPassphraseField } from './new-passphrase-field.tsx';
export { SetUpScreen } from './set-up-screen.tsx';
