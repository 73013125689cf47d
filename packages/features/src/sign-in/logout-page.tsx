import { useSession } from "@offertory/api-client";
import { useT } from "@offertory/i18n/react";
import { Notice } from "@offertory/ui";
import { type ReactNode, useLayoutEffect } from "react";
import { LoginFrame } from "./login-frame.tsx";

export const LOGOUT_REDIRECT_MS = 300;

interface LogoutPageProps {
  mark?: ReactNode;
  onRedirect?: (() => void) | undefined;
}

/** Ends the session, says so, and goes on: through the app's own handler where there is one, else to `/`. */
export function LogoutPage({ mark, onRedirect }: LogoutPageProps) {
  const t = useT();
  const { signOut } = useSession();

  // Before the page is drawn: nobody reads that the session is over while its cookies are still there.
  useLayoutEffect(() => {
    signOut();
    const timer = setTimeout(() => (onRedirect ? onRedirect() : location.assign("/")), LOGOUT_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [signOut, onRedirect]);

  return (
    <LoginFrame mark={mark} title={t("accounts:logout.title")}>
      <Notice tone="success">{t("accounts:logout.done")}</Notice>
    </LoginFrame>
  );
}
