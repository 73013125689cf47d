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

/** Ends the session, says so, and continues: by the app's own handler if given, else to `/`. */
export function LogoutPage({ mark, onRedirect }: LogoutPageProps) {
  const t = useT();
  const { signOut } = useSession();

  // A layout effect, so that the page does not say that the session is over while its cookies still exist.
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
