import { CallFailed, useCall, useSession } from "@offertory/api-client";
import { changePassword, MAX_PASSWORD_LENGTH, problemWithPassword } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, DisplayBox, Form, PasswordField, useSnackbar } from "@offertory/ui";
import { KeyRound } from "@offertory/ui/icons.ts";
import { useState } from "react";

// i18n-uses: errors:password-*, errors:passwords-differ
const START = { current: "", newPassword: "", repeated: "" };

/** Changes the password. That ends every other session; this one continues with the token in the response. */
export function PasswordBox() {
  const t = useT();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const session = useSession();
  const save = useCall(changePassword);
  const [draft, setDraft] = useState(START);
  const [tried, setTried] = useState(false);
  const problem = problemWithPassword(draft.newPassword, draft.repeated);
  const refusal = save.error ? errorText(save.error) : undefined;
  const wrongCurrent = save.error instanceof CallFailed && save.error.code === "password-wrong";

  async function submit() {
    setTried(true);
    if (!draft.current || problem || save.isPending) return;
    try {
      const { jwt } = await save.mutateAsync({
        body: { currentPassword: draft.current, newPassword: draft.newPassword },
      });
      await session.signInWithJwt(jwt);
      setDraft(START);
      setTried(false);
      snackbar.success(t("profile:password.changed"));
    } catch {
      // save.error holds the error
    }
  }

  function change(edit: Partial<typeof START>) {
    setDraft({ ...draft, ...edit });
    save.reset();
  }

  const problemText = tried && problem ? t(`errors:${problem}`) : undefined;
  const differs = problem === "passwords-differ";
  const visibilityLabels = { showLabel: t("profile:password.show"), hideLabel: t("profile:password.hide") };
  return (
    <DisplayBox title={t("profile:password.title")} icon={<KeyRound />}>
      <Form onSubmit={() => void submit()} aria-label={t("profile:password.title")}>
        <PasswordField
          {...visibilityLabels}
          label={t("profile:password.current")}
          autoComplete="current-password"
          value={draft.current}
          onChange={(current) => change({ current })}
          error={tried && !draft.current ? t("profile:password.currentMissing") : wrongCurrent ? refusal : undefined}
        />
        <PasswordField
          {...visibilityLabels}
          label={t("profile:password.new")}
          hint={t("profile:password.hint")}
          autoComplete="new-password"
          value={draft.newPassword}
          maxLength={MAX_PASSWORD_LENGTH + 1}
          onChange={(newPassword) => change({ newPassword })}
          error={differs ? undefined : (problemText ?? (wrongCurrent ? undefined : refusal))}
        />
        <PasswordField
          {...visibilityLabels}
          label={t("profile:password.repeat")}
          autoComplete="new-password"
          value={draft.repeated}
          onChange={(repeated) => change({ repeated })}
          error={differs ? problemText : undefined}
        />
        <Button type="submit" busy={save.isPending} busyLabel={t("common:saving")} className="self-end">
          {t("profile:password.save")}
        </Button>
      </Form>
    </DisplayBox>
  );
}
