import { useApi, useRead, useRefresh } from "@offertory/api-client";
import {
  addHousehold,
  changeHousehold,
  listPeople,
  MAX_HOUSEHOLD_NAME_LENGTH,
  readHousehold,
  readPerson,
  searchHouseholds,
} from "@offertory/contract";
import type { Person } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Dialog, Divider, Form, Notice, SearchField, TextField, useDebounced } from "@offertory/ui";
import { House, Plus } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { membersOf, withMember } from "./household-members.ts";

interface ChooseHouseholdDialogProps {
  open: boolean;
  people: readonly Pick<Person, "id" | "name">[];
  title: string;
  onClose(): void;
  onDone?(): void;
}

/** Adds people to an existing household or creates a new one. */
export function ChooseHouseholdDialog({ open, people, title, onClose, onDone }: ChooseHouseholdDialogProps) {
  const t = useT();
  const call = useApi();
  const errorText = useErrorText();
  const refresh = useRefresh();
  const [name, setName] = useState(people[0]?.name.last ?? "");
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const nameless = tried && !name.trim();

  async function run(work: () => Promise<unknown>) {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      await work();
      onClose();
      onDone?.();
      await refresh(readPerson, readHousehold, searchHouseholds, listPeople);
    } catch (refused) {
      setError(refused);
    }
    setBusy(false);
  }

  function beginNew() {
    setTried(true);
    if (!name.trim()) return;
    void run(() => call(addHousehold, { body: { name: name.trim(), memberIds: people.map(({ id }) => id) } }));
  }

  const joinOne = (id: string) =>
    void run(async () => {
      const household = await call(readHousehold, { params: { id } });
      const members = people.reduce((all, person) => withMember(all, person.id), membersOf(household));
      await call(changeHousehold, { params: { id }, body: { members } });
    });
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t("common:close")}>
      <div className="flex flex-col gap-5">
        {error !== null && <Notice tone="danger">{errorText(error)}</Notice>}
        <FindHousehold onPick={joinOne} busy={busy} />
        <Divider />
        <Form onSubmit={beginNew}>
          <TextField
            label={t("people:household.newName")}
            value={name}
            onChange={setName}
            maxLength={MAX_HOUSEHOLD_NAME_LENGTH}
            error={nameless ? t("errors:household-nameless") : undefined}
          />
          <Button type="submit" icon={<Plus />} busy={busy} className="self-end">
            {t("people:household.create")}
          </Button>
        </Form>
      </div>
    </Dialog>
  );
}

function FindHousehold({ onPick, busy }: { onPick(id: string): void; busy: boolean }) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim());
  const found = useRead(searchHouseholds, { query: { search } }, { enabled: search !== "", keepPrevious: true });
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        showLabel
        label={t("people:household.find")}
        clearLabel={t("people:list.clearSearch")}
        value={typed}
        onChange={setTyped}
        autoFocus
      />
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {search && found.data?.length === 0 ? t("people:household.noneFound") : null}
      </p>
      <ul className="flex max-h-60 flex-col divide-y divide-line overflow-y-auto rounded-card border border-line empty:hidden">
        {search &&
          found.data?.map(({ id, name, size }) => (
            <li key={id}>
              <button
                type="button"
                disabled={busy}
                onClick={() => onPick(id)}
                className="flex w-full items-center gap-3 px-3 py-2.5 text-start text-sm -outline-offset-2 hover:bg-sunken disabled:opacity-60"
              >
                <House className="text-ink-soft" aria-hidden />
                <span className="min-w-0 grow truncate font-medium">{name}</span>
                <span className="text-xs text-ink-soft">{t("people:household.size", { count: size })}</span>
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
