import type { TranslatedLocale } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { readJson, writeJson } from '@sabuja/ui/lib/browser-storage.ts';
import { useEffect, useState } from 'react';
import { chosenLanguage, languageToOffer } from './language-rules.ts';
import { useChooseLanguage } from './use-choose-language.ts';

const STORAGE_KEY = 'language_offered';
const storage = () => localStorage;
const wasOffered = () => readJson(storage, STORAGE_KEY, (value) => value === true) ?? false;

/** Texts in the offered language, not in the language of the page. */
const texts: Record<TranslatedLocale, { question: string; accept: string; decline: string }> = {
  hi: {
    question: 'यह दुकान हिंदी में भी है।',
    accept: 'हिंदी में देखें',
    decline: 'अभी नहीं',
  },
  or: {
    question: 'ଏହି ଦୋକାନ ଓଡ଼ିଆରେ ମଧ୍ୟ ଅଛି।',
    accept: 'ଓଡ଼ିଆରେ ଦେଖନ୍ତୁ',
    decline: 'ଏବେ ନୁହେଁ',
  },
};

/** Offers the browser's preferred language once, if none was chosen in this browser. */
export function LanguageOffer() {
  const [offered, setOffered] = useState<TranslatedLocale>();
  const choose = useChooseLanguage();
  useEffect(() => {
    if (chosenLanguage(document.cookie) !== undefined || wasOffered()) return;
    setOffered(languageToOffer(navigator.languages));
  }, []);
  useEffect(() => {
    if (offered) writeJson(storage, STORAGE_KEY, true);
  }, [offered]);
  if (offered === undefined) return null;
  const { question, accept, decline } = texts[offered];
  return (
    <Card
      as="section"
      padded
      lang={offered}
      aria-label={accept}
      className="fixed inset-x-3 bottom-[calc(var(--bottom-bar-height)+0.75rem)] z-40 grid gap-3 font-names shadow-float md:right-auto md:bottom-6 md:left-6 md:w-80"
    >
      <p role="status" className="font-semibold">
        {question}
      </p>
      <div className="flex gap-2">
        <Button onClick={() => void choose(offered)}>{accept}</Button>
        <Button variant="ghost" onClick={() => setOffered(undefined)}>
          {decline}
        </Button>
      </div>
    </Card>
  );
}
