import { CallFailed, useCall, useRefresh } from "@offertory/api-client";
import { changeEmail, MAX_EMAIL_LENGTH, readProfile, type Profile } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, DisplayBox, Form, Notice, PasswordField, TextField } from "@offertory/ui";
import { Mail } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { problemsWithEmail } from "./profile-draft.ts";

const START = { email: "", password: "" };

/**
 * Changes the email of the account. The new address counts only after its owner opened the emailed link; until then a
 * notice is shown.
 */
export function EmailBox({ profile }: { profile: Profile }) {
  const t = useT();
  const errorText = useErrorText();
  const refresh = useRefresh();
  const ask = useCall(changeEmail);
  const [draft, setDraft] = useState(START);
  const [tried, setTried] = useState(false);
  const problems = tried ? problemsWithEmail(draft, profile.email) : {};
  const wrongPassword = ask.error instanceof CallFailed && ask.error.code === "password-wrong";

  async function submit() {
    setTried(true);
    if (Object.keys(problemsWithEmail(draft, profile.email)).length > 0 || ask.isPending) return;
    try {
      await ask.mutateAsync({ body: { email: draft.email.trim(), password: draft.password } });
      setDraft(START);
      setTried(false);
      await refresh(readProfile);
    } catch {
      // ask.error holds the error
    }
  }

  function change(edit: Partial<typeof START>) {
    setDraft({ ...draft, ...edit });
    ask.reset();
  }

  const refusal = ask.error ? errorText(ask.error) : undefined;
  const emailError =
    problems.email && t(problems.email === "email-same" ? "profile:email.same" : "errors:email-invalid");
  return (
    <DisplayBox title={t("profile:email.title")} icon={<Mail />}>
      <Form onSubmit={() => void submit()} aria-label={t("profile:email.title")}>
        <p className="text-sm text-ink-soft">{t("profile:email.current", { email: profile.email })}</p>
        {profile.pendingEmail && (
          <Notice tone="info" title={t("profile:email.pendingTitle")}>
            {t("profile:email.pending", { email: profile.pendingEmail })}
          </Notice>
        )}
        <TextField
          label={t("profile:email.new")}
          type="email"
          autoComplete="email"
          value={draft.email}
          maxLength={MAX_EMAIL_LENGTH}
          onChange={(email) => change({ email })}
          error={emailError ?? (wrongPassword ? undefined : refusal)}
        />
        <PasswordField
          label={t("profile:email.password")}
          hint={t("profile:email.passwordHint")}
          autoComplete="current-password"
          showLabel={t("profile:password.show")}
          hideLabel={t("profile:password.hide")}
          value={draft.password}
          onChange={(password) => change({ password })}
          error={problems.password ? t("errors:password-missing") : wrongPassword ? refusal : undefined}
        />
        <Button type="submit" busy={ask.isPending} busyLabel={t("profile:email.sending")} className="self-end">
          {t("profile:email.send")}
        </Button>
      </Form>
    </DisplayBox>
  );
}
