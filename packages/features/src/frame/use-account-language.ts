import type { SignedInUser } from "@offertory/contract";
import { DEFAULT_LANGUAGE, languageOfTag } from "@offertory/i18n";
import { useLanguage } from "@offertory/i18n/react";
import { useEffect } from "react";

const chosenHere = (cookies: string): boolean => /(?:^|;\s*)language=/.test(cookies);

/**
 * Switches to the account's language after signing in, if none was chosen on this device. English is the default of
 * accounts, so it does not override the browser's language.
 */
export function useAccountLanguage(user: SignedInUser | null): void {
  const { language, setLanguage } = useLanguage();
  const own = user ? languageOfTag(user.language) : null;
  useEffect(() => {
    if (own && own !== DEFAULT_LANGUAGE && own !== language && !chosenHere(document.cookie)) void setLanguage(own);
  }, [own, language, setLanguage]);
}
