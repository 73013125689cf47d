import type { SignedInUser } from "@offertory/contract";
import { DEFAULT_LANGUAGE, languageOfTag } from "@offertory/i18n";
import { useLanguage } from "@offertory/i18n/react";
import { useEffect } from "react";

const chosenHere = (cookies: string): boolean => /(?:^|;\s*)language=/.test(cookies);

/**
 * On a device where no language was chosen yet, the account's own is spoken from signing in on. English is what an account
 * has when nobody chose, so that it does not overrule the browser's language.
 */
export function useAccountLanguage(user: SignedInUser | null): void {
  const { language, setLanguage } = useLanguage();
  const own = user ? languageOfTag(user.language) : null;
  useEffect(() => {
    if (own && own !== DEFAULT_LANGUAGE && own !== language && !chosenHere(document.cookie)) void setLanguage(own);
  }, [own, language, setLanguage]);
}
