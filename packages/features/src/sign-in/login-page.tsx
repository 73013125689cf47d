import { useConfig, useSession } from "@offertory/api-client";
import { useT } from "@offertory/i18n/react";
import { type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { useSearchParams } from "@offertory/router";
import { ExpiredLink } from "./expired-link.tsx";
import type { LoginFooterLinks } from "./login-footer.tsx";
import { loginStage } from "./login-stage.ts";
import { loginView } from "./login-view.ts";
import { ForgotView, RegisterView, SignInView } from "./login-views.tsx";
import { LogoutPage } from "./logout-page.tsx";
import { safeReturnUrl } from "./return-url.ts";
import { SetPasswordView } from "./set-password-view.tsx";
import { SigningIn } from "./signing-in.tsx";

export interface LoginPageProps {
  /** Whether a token in the URL is being exchanged. */
  arriving: boolean;
  /** The logo of the church or the product. */
  mark?: ReactNode;
  /** The church whose site this is. */
  churchName?: string | undefined;
  footer?: LoginFooterLinks | undefined;
  /** Asks for a church if none was chosen otherwise. */
  chooseChurch: ReactNode;
  /** Whether a path can be used without a church, such as the form that registers one. */
  needsNoChurch?(path: string): boolean;
  /** Goes to a path of this app, or to a URL of another of our apps. */
  onGo(url: string): void;
  onLoggedOut?: (() => void) | undefined;
}

/** Every view of signing in, chosen by the URL and the state of the session. */
export function LoginPage(props: LoginPageProps) {
  const { arriving, mark, onGo } = props;
  const t = useT();
  const { apps } = useConfig();
  const { status, church, chooseChurch } = useSession();
  const [query, setQuery] = useSearchParams();
  const [refusedGuid, setRefusedGuid] = useState<string | null>(null);
  const [passwordSet, setPasswordSet] = useState(false);

  const authGuid = query.get("auth");
  const returnUrl = safeReturnUrl(query.get("returnUrl"), location.origin, Object.values(apps));
  const requestedChurchId = query.get("churchId");
  const stage = loginStage({
    view: loginView(query, Date.now()),
    status,
    refused: authGuid !== null && authGuid === refusedGuid,
    passwordSet,
    needsNoChurch: props.needsNoChurch?.(returnUrl) ?? false,
  });
  /** Removes the link's parameters after its use, so that a reload does not use it again and fail. */
  function finishLink(email: string) {
    setPasswordSet(true);
    setQuery(
      (before) => {
        for (const name of ["auth", "timestamp"]) before.delete(name);
        before.set("email", email);
        before.set("passwordSet", "1");
        return before;
      },
      { replace: true },
    );
  }
  const refuse = useCallback(() => setRefusedGuid(authGuid), [authGuid]);

  const leaving = stage === "leaving";
  const changesChurch = requestedChurchId !== null && church !== null && requestedChurchId !== church.church.id;
  useEffect(() => {
    if (!leaving) return;
    if (!changesChurch) onGo(returnUrl);
    // A person who cannot switch to the requested church stays in the current one.
    else chooseChurch(requestedChurchId).catch(() => onGo(returnUrl));
  }, [leaving, changesChurch, requestedChurchId, returnUrl, onGo, chooseChurch]);

  switch (stage) {
    case "logout":
      return <LogoutPage mark={mark} onRedirect={props.onLoggedOut} />;
    case "expired":
      return <ExpiredLink mark={mark} />;
    case "set-password":
      return <SetPasswordView mark={mark} authGuid={authGuid ?? ""} onDone={finishLink} onRefused={refuse} />;
    case "refused":
      return <ForgotView mark={mark} notice={t("accounts:setPassword.failed")} />;
    case "waiting":
    case "leaving":
      return arriving ? <SigningIn /> : null;
    case "register":
      return <RegisterView mark={mark} />;
    case "forgot":
      return <ForgotView mark={mark} />;
    case "sign-in":
      return (
        <>
          <SignInView mark={mark} churchName={props.churchName} footer={props.footer} />
          {status === "choosing-church" ? <Suspense fallback={null}>{props.chooseChurch}</Suspense> : null}
        </>
      );
  }
}
