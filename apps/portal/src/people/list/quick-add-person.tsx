import { CONTACT_LENGTHS, MEMBERSHIP_STATUSES, NAME_LENGTHS } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, buttonClass, Dialog, Form, Notice, SelectField, TextField, useSnackbar } from "@offertory/ui";
import { Link, useNavigate } from "@offertory/router";
import { fieldsChanged, EMPTY_DRAFT } from "../form/person-draft.ts";
import { STATUS_LABELS } from "../person-labels.ts";
import { useAddPerson } from "../form/use-add-person.ts";
import { usePersonProblemText } from "../form/use-person-problem-text.ts";

/** Adds a person by name without leaving the list, with a link to the full form. */
export function QuickAddPerson({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useT();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const errorText = useErrorText();
  const problemText = usePersonProblemText();
  const { draft, setDraft, problems, add, startAgain, busy, error } = useAddPerson();

  function close() {
    onClose();
    startAgain();
  }

  async function submit() {
    const person = await add();
    if (!person) return;
    close();
    snackbar.success(t("people:add.added", { name: person.name.display }), {
      label: t("people:add.open"),
      onSelect: () => void navigate(`/people/${person.id}`),
    });
  }

  const typed = Object.fromEntries(fieldsChanged(draft, EMPTY_DRAFT).map((field) => [field, draft[field]]));
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t("people:add.title")}
      description={t("people:add.quickHint")}
      closeLabel={t("common:close")}
    >
      <Form onSubmit={() => void submit()}>
        {error && <Notice tone="danger">{errorText(error)}</Notice>}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t("people:field.first")}
            value={draft.first}
            onChange={(first) => setDraft({ ...draft, first })}
            error={problemText(problems.first)}
            maxLength={NAME_LENGTHS.first}
            autoComplete="off"
            autoFocus
          />
          <TextField
            label={t("people:field.last")}
            value={draft.last}
            onChange={(last) => setDraft({ ...draft, last })}
            maxLength={NAME_LENGTHS.last}
            autoComplete="off"
          />
        </div>
        <TextField
          label={t("people:field.email")}
          type="email"
          value={draft.email}
          onChange={(email) => setDraft({ ...draft, email })}
          error={problemText(problems.email)}
          maxLength={CONTACT_LENGTHS.email}
          autoComplete="off"
        />
        <SelectField
          label={t("people:field.membershipStatus")}
          value={draft.membershipStatus}
          onChange={(membershipStatus) => setDraft({ ...draft, membershipStatus })}
          options={MEMBERSHIP_STATUSES.map((status) => ({ value: status, label: t(STATUS_LABELS[status]) }))}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Link to="/people/new" state={{ typed }} className={buttonClass({ variant: "quiet" })}>
            {t("people:add.moreFields")}
          </Link>
          <Button type="submit" variant="primary" busy={busy} busyLabel={t("people:add.adding")}>
            {t("people:add.button")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
