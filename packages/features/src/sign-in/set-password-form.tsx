import { CallFailed, useApi, useConfig, useSession } from "@offertory/api-client";
import { problemWithPassword, type PasswordProblem, setPassword } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Form, Notice, PasswordField } from "@offertory/ui";
import { useState } from "react";

// i18n-uses: errors:password*

interface SetPasswordFormProps {
  authGuid: string;
  email: string;
  /** Called after the password was set; the session shows whether the person is also signed in. */
  onDone(): void;
  /** Called if the server refused the link; another one has to be requested. */
  onRefused(): void;
}

/** Whether a refusal is about the password itself, so that another password can be tried with the same link. */
const isAboutPassword = (code: string | undefined): boolean => code?.startsWith("password-") ?? false;

/** Sets the password with the guid of an emailed link, then signs in. */
export function SetPasswordForm({ authGuid, email, onDone, onRefused }: SetPasswordFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const call = useApi();
  const { app, apps } = useConfig();
  const { signInWithPassword } = useSession();
  const [password, setPasswordText] = useState("");
  const [verify, setVerify] = useState("");
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const problem = tries > 0 ? problemWithPassword(password, verify) : null;
  const sentence = (found: PasswordProblem): string => t(`errors:${found}`);
  const inVerify = problem === "passwords-differ";

  async function submit() {
    setTries(tries + 1);
    if (busy || problemWithPassword(password, verify)) return;
    setBusy(true);
    try {
      const body = { authGuid, newPassword: password, appName: app, appUrl: apps[app] };
      const answer = await call(setPassword, { body }, { token: null });
      if (!answer.success) throw new CallFailed({ message: answer.message ?? "", status: 200, code: answer.code });
      // The password is set even if signing in fails, so no error is shown.
      await signInWithPassword(email, password).catch(() => {});
      onDone();
    } catch (error) {
      setBusy(false);
      const mayGoOn = error instanceof CallFailed && (isAboutPassword(error.code) || error.status === 0);
      if (mayGoOn) setFailure(errorText(error));
      else onRefused();
    }
  }

  const shared = {
    showLabel: t("accounts:login.showPassword"),
    hideLabel: t("accounts:login.hidePassword"),
    autoComplete: "new-password",
  };
  return (
    <Form onSubmit={() => void submit()} aria-label={t("accounts:setPassword.title")}>
      {failure ? (
        <Notice key={tries} tone="danger">
          {failure}
        </Notice>
      ) : null}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...shared}
        label={t("accounts:setPassword.password")}
        name="password"
        hint={t("accounts:setPassword.hint")}
        autoFocus
        value={password}
        onChange={setPasswordText}
        error={problem && !inVerify ? sentence(problem) : undefined}
      />
      <PasswordField
        {...shared}
        label={t("accounts:setPassword.verify")}
        name="verify"
        value={verify}
        onChange={setVerify}
        error={problem && inVerify ? sentence(problem) : undefined}
      />
      <Button type="submit" variant="primary" busy={busy} busyLabel={t("common:pleaseWait")} className="w-full">
        {t("accounts:setPassword.submit")}
      </Button>
    </Form>
  );
}
