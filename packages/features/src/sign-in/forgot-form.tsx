import { useCall, useConfig } from "@offertory/api-client";
import { forgotPassword, isEmail } from "@offertory/contract";
import { useErrorText, useLanguage, useT } from "@offertory/i18n/react";
import { Button, Form, Notice, TextField } from "@offertory/ui";
import { useState } from "react";
import { useLocation, useSearchParams } from "@offertory/router";
import { useReturnTarget } from "./use-return-target.ts";
import { useStaying } from "./use-staying.ts";

/** Returns the email address that was typed into the login form. */
const typedEmail = (state: unknown): string =>
  state instanceof Object && "email" in state && typeof state.email === "string" ? state.email : "";

/** Requests a link to set a new password. */
export function ForgotForm({ notice }: { notice?: string | undefined }) {
  const t = useT();
  const errorText = useErrorText();
  const { app, apps, sandboxUrl } = useConfig();
  const { language } = useLanguage();
  const [query] = useSearchParams();
  const typed = typedEmail(useLocation().state);
  const returnTarget = useReturnTarget();
  const [email, setEmail] = useState(() => typed || (query.get("email") ?? ""));
  const [tries, setTries] = useState(0);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = useCall(forgotPassword);
  const result = useStaying(send.error ?? send.data, send.isPending);

  function submit() {
    setTries(tries + 1);
    if (send.isPending || !isEmail(email.trim())) return;
    const userEmail = email.trim();
    send.mutate(
      { body: { userEmail, appUrl: apps[app], language, ...returnTarget } },
      { onSettled: (answer) => setSentTo(answer?.emailed ? userEmail : null) },
    );
  }

  return (
    <Form onSubmit={submit} aria-label={t("accounts:forgot.title")}>
      {notice && send.isIdle ? <Notice tone="warning">{notice}</Notice> : null}
      {result && "emailed" in result && !result.emailed ? (
        <Notice tone="danger">{t("accounts:forgot.unknown")}</Notice>
      ) : null}
      {result instanceof Error ? <Notice tone="danger">{errorText(result)}</Notice> : null}
      {sentTo ? (
        <Notice tone="success">
          {t("accounts:forgot.sent", { email: sentTo })}{" "}
          {sandboxUrl ? (
            <a href={sandboxUrl} target="_blank" rel="noopener noreferrer" className="font-medium underline">
              {t("accounts:register.complete.inbox")}
            </a>
          ) : null}
        </Notice>
      ) : null}
      <TextField
        label={t("accounts:forgot.email")}
        type="email"
        name="email"
        autoComplete="username"
        autoFocus
        value={email}
        onChange={setEmail}
        error={tries > 0 && !isEmail(email.trim()) ? t("accounts:login.validate.email") : undefined}
      />
      <Button
        type="submit"
        variant="primary"
        busy={send.isPending}
        busyLabel={t("accounts:forgot.sending")}
        className="w-full"
      >
        {t("accounts:forgot.submit")}
      </Button>
    </Form>
  );
}
