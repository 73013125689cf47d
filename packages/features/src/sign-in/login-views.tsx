import { useSession } from "@offertory/api-client";
import { useT } from "@offertory/i18n/react";
import { focusHeading, Notice, Stack } from "@offertory/ui";
import { type ReactNode, useEffect, useState } from "react";
import { useSearchParams } from "@offertory/router";
import { ForgotForm } from "./forgot-form.tsx";
import { LoginFooter, type LoginFooterLinks } from "./login-footer.tsx";
import { LoginFrame } from "./login-frame.tsx";
import { RegisterForm } from "./register-form.tsx";
import { RegistrationComplete } from "./registration-complete.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { TextLink } from "./text-link.tsx";
import { useLoginLinks } from "./use-login-links.ts";

interface ViewProps {
  mark?: ReactNode;
}

interface SignInViewProps extends ViewProps {
  churchName?: string | undefined;
  footer?: LoginFooterLinks | undefined;
}

export function SignInView({ mark, churchName, footer }: SignInViewProps) {
  const t = useT();
  const [query] = useSearchParams();
  const { notice } = useSession();
  const { register } = useLoginLinks();
  const subtitle = churchName
    ? t("accounts:login.subtitleChurch", { church: churchName })
    : t("accounts:login.subtitle");
  const below = (
    <Stack gap={16}>
      <p>
        {t("accounts:login.noAccount")} <TextLink to={register}>{t("accounts:login.register")}</TextLink>
      </p>
      {footer ? <LoginFooter {...footer} /> : null}
    </Stack>
  );
  return (
    <LoginFrame mark={mark} title={t("accounts:login.title")} subtitle={subtitle} below={below}>
      <Stack gap={24}>
        {query.get("checkEmail") === "1" ? <Notice tone="success">{t("accounts:login.checkEmail")}</Notice> : null}
        {query.get("passwordSet") === "1" ? <Notice tone="success">{t("accounts:login.passwordSet")}</Notice> : null}
        {notice === "ended" ? <Notice tone="info">{t("accounts:login.ended")}</Notice> : null}
        {notice === "ended-elsewhere" ? <Notice tone="info">{t("accounts:login.endedElsewhere")}</Notice> : null}
        <SignInForm email={query.get("email") ?? undefined} />
      </Stack>
    </LoginFrame>
  );
}

export function RegisterView({ mark }: ViewProps) {
  const t = useT();
  const { signIn } = useLoginLinks();
  const [registered, setRegistered] = useState<string | null>(null);
  // The form that had the focus is gone, so the focus moves to the heading.
  useEffect(() => (registered ? focusHeading() : undefined), [registered]);
  if (registered) {
    return (
      <LoginFrame mark={mark} title={t("accounts:register.complete.title")}>
        <RegistrationComplete email={registered} />
      </LoginFrame>
    );
  }
  const below = (
    <p>
      {t("accounts:register.haveAccount")} <TextLink to={signIn}>{t("accounts:register.signIn")}</TextLink>
    </p>
  );
  return (
    <LoginFrame
      mark={mark}
      title={t("accounts:register.title")}
      subtitle={t("accounts:register.subtitle")}
      below={below}
    >
      <RegisterForm onRegistered={setRegistered} />
    </LoginFrame>
  );
}

export function ForgotView({ mark, notice }: ViewProps & { notice?: string }) {
  const t = useT();
  const { signIn, register } = useLoginLinks();
  const below = (
    <p className="flex justify-center gap-6">
      <TextLink to={signIn}>{t("accounts:forgot.signIn")}</TextLink>
      <TextLink to={register}>{t("accounts:forgot.register")}</TextLink>
    </p>
  );
  return (
    <LoginFrame mark={mark} title={t("accounts:forgot.title")} subtitle={t("accounts:forgot.subtitle")} below={below}>
      <ForgotForm notice={notice} />
    </LoginFrame>
  );
}
