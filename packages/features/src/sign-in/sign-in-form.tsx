import { CallFailed, useSession } from "@offertory/api-client";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Form, Notice, PasswordField, TextField } from "@offertory/ui";
import { useState } from "react";
import { problemsOfSignIn, startSignIn } from "./sign-in-draft.ts";
import { TextLink } from "./text-link.tsx";
import { useLoginLinks } from "./use-login-links.ts";

// i18n-uses: accounts:login.validate.*

/** Email and password. After a refusal the input stays, with the reason. */
export function SignInForm({ email }: { email?: string | undefined }) {
  const t = useT();
  const errorText = useErrorText();
  const { signInWithPassword } = useSession();
  const links = useLoginLinks();
  const [draft, setDraft] = useState(startSignIn(email));
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const problems = tries > 0 ? problemsOfSignIn(draft) : {};

  async function submit() {
    setTries(tries + 1);
    // The last error stays until there is a response, so that the button does not move under a second click.
    if (busy || Object.keys(problemsOfSignIn(draft)).length > 0) return;
    setBusy(true);
    try {
      await signInWithPassword(draft.email.trim(), draft.password);
    } catch (error) {
      const refused = error instanceof CallFailed && error.status === 401;
      setFailure(refused ? t("accounts:login.validate.invalid") : errorText(error));
      setBusy(false);
    }
  }

  return (
    <Form onSubmit={() => void submit()} aria-label={t("accounts:login.title")}>
      {failure ? (
        <Notice key={tries} tone="danger">
          {failure}
        </Notice>
      ) : null}
      <TextField
        label={t("accounts:login.email")}
        type="email"
        name="email"
        autoComplete="username"
        autoFocus={!email}
        value={draft.email}
        onChange={(value) => setDraft({ ...draft, email: value })}
        error={problems.email && t(`accounts:login.validate.${problems.email}`)}
      />
      <PasswordField
        label={t("accounts:login.password")}
        name="password"
        showLabel={t("accounts:login.showPassword")}
        hideLabel={t("accounts:login.hidePassword")}
        value={draft.password}
        onChange={(value) => setDraft({ ...draft, password: value })}
        error={problems.password && t(`accounts:login.validate.${problems.password}`)}
      />
      <div className="-mt-2 text-sm">
        <TextLink to={links.forgot} state={{ email: draft.email.trim() }}>
          {t("accounts:login.forgot")}
        </TextLink>
      </div>
      <Button type="submit" variant="primary" busy={busy} busyLabel={t("common:pleaseWait")} className="w-full">
        {t("accounts:login.submit")}
      </Button>
    </Form>
  );
}
