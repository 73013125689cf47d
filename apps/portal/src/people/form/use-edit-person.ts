import { CallFailed, useApi, useCall, useRefresh } from "@offertory/api-client";
import {
  changePerson,
  listPeople,
  listPersonChanges,
  readHousehold,
  readPerson,
  type Person,
} from "@offertory/contract";
import { localDay } from "@offertory/i18n";
import { useState } from "react";
import { carryOver, changeOf, fieldsChanged, problemsOf, startDraft, type DraftField } from "./person-draft.ts";

/** The thinking of the edit form. It holds the version that it began with, whatever is read meanwhile. */
export function useEditPerson(person: Person) {
  const [base, setBase] = useState(person);
  const [draft, setDraft] = useState(() => startDraft(person));
  const [tried, setTried] = useState(false);
  /** The fields that both changed, once an edit was carried over to a newer version. */
  const [carried, setCarried] = useState<DraftField[] | null>(null);
  const call = useCall(changePerson);
  const api = useApi();
  const refresh = useRefresh();
  const start = startDraft(base);
  const problems = problemsOf(draft, localDay(new Date()));

  /** Whether a new address waits for its owner; nothing when it was not saved. */
  async function save(): Promise<{ emailPending: boolean } | null> {
    setTried(true);
    if (Object.keys(problems).length > 0 || call.isPending) return null;
    const body = changeOf(draft, start);
    let emailPending = false;
    try {
      if (Object.keys(body).length > 0) {
        const saved = await call.mutateAsync({ params: { id: base.id }, body: { ...body, version: base.version } });
        emailPending = saved.emailPending ?? false;
      }
    } catch {
      return null; // call.error holds it, and the form shows it.
    }
    await refresh(readPerson, listPeople, readHousehold, listPersonChanges);
    return { emailPending };
  }

  async function takeNewest(): Promise<void> {
    const newest = await api(readPerson, { params: { id: base.id } });
    const result = carryOver(draft, start, startDraft(newest));
    setBase(newest);
    setDraft(result.draft);
    setCarried(result.both);
    call.reset();
  }

  return {
    draft,
    setDraft,
    problems: tried ? problems : {},
    changed: fieldsChanged(draft, start).length > 0,
    save,
    takeNewest,
    carried,
    busy: call.isPending,
    error: call.error,
    stale: codeOf(call.error) === "person-changed",
    refused: call.error && codeOf(call.error) !== "person-changed" ? refusalOf(call.error) : null,
  };
}

const codeOf = (error: unknown): string | undefined => (error instanceof CallFailed ? error.code : undefined);

/** The address of somebody with an account is theirs to change: told under the field. */
const refusalOf = (error: Error): { field?: DraftField } => {
  const code = codeOf(error);
  return code === "person-has-account" || code === "email-invalid" ? { field: "email" } : {};
};
