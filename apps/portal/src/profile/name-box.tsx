import { useCall, useRefresh, useSession } from "@offertory/api-client";
import { changeProfile, NAME_LENGTHS, readProfile, type Profile } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, DisplayBox, Form, Notice, TextField, useSnackbar } from "@offertory/ui";
import { User } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { isNameChanged, nameChange, problemsWithName, startName } from "./profile-draft.ts";

export function NameBox({ profile }: { profile: Profile }) {
  const t = useT();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const session = useSession();
  const refresh = useRefresh();
  const save = useCall(changeProfile);
  const [draft, setDraft] = useState(() => startName(profile));
  const problems = problemsWithName(draft);
  const changed = isNameChanged(draft, profile);

  async function submit() {
    if (Object.keys(problems).length > 0 || !changed || save.isPending) return;
    try {
      await save.mutateAsync({ body: nameChange(draft, profile) });
      await refresh(readProfile);
      snackbar.success(t("profile:name.saved"));
      await session.refresh();
    } catch {
      // save.error holds the error
    }
  }

  return (
    <DisplayBox title={t("profile:name.title")} icon={<User />}>
      <Form onSubmit={() => void submit()} aria-label={t("profile:name.title")}>
        {save.error && <Notice tone="danger">{errorText(save.error)}</Notice>}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t("profile:name.first")}
            autoComplete="given-name"
            value={draft.firstName}
            maxLength={NAME_LENGTHS.first}
            onChange={(firstName) => setDraft({ ...draft, firstName })}
            error={problems.firstName && t("errors:first-name-missing")}
          />
          <TextField
            label={t("profile:name.last")}
            autoComplete="family-name"
            value={draft.lastName}
            maxLength={NAME_LENGTHS.last}
            onChange={(lastName) => setDraft({ ...draft, lastName })}
            error={problems.lastName && t("errors:last-name-missing")}
          />
        </div>
        <Button
          type="submit"
          variant="primary"
          disabled={!changed}
          busy={save.isPending}
          busyLabel={t("common:saving")}
          className="self-end"
        >
          {t("profile:name.save")}
        </Button>
      </Form>
    </DisplayBox>
  );
}
