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
  /** A token came with the address and is being exchanged. */
  arriving: boolean;
  /** The church's or the product's mark. */
  mark?: ReactNode;
  /** The church whose site this is. */
  churchName?: string | undefined;
  footer?: LoginFooterLinks | undefined;
  /** Asks for a church when nothing else has chosen one. */
  chooseChurch: ReactNode;
  /** Where one may go without a church, such as the form that registers one. */
  needsNoChurch?(path: string): boolean;
  /** Goes to a path of this app, or to an address of another of ours. */
  onGo(url: string): void;
  onLoggedOut?: (() => void) | undefined;
}

/** Every view of signing in, chosen by the address and by how far the session has come. */
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
  const wishedChurch = query.get("churchId");
  const stage = loginStage({
    view: loginView(query, Date.now()),
    status,
    refused: authGuid !== null && authGuid === refusedGuid,
    passwordSet,
    needsNoChurch: props.needsNoChurch?.(returnUrl) ?? false,
  });
  /** The link has done its work: a reload must not try it again and say that it failed. */
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
  const changesChurch = wishedChurch !== null && church !== null && wishedChurch !== church.church.id;
  useEffect(() => {
    if (!leaving) return;
    if (!changesChurch) onGo(returnUrl);
    // Whoever cannot have the wished church stays in their present one.
    else chooseChurch(wishedChurch).catch(() => onGo(returnUrl));
  }, [leaving, changesChurch, wishedChurch, returnUrl, onGo, chooseChurch]);

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
