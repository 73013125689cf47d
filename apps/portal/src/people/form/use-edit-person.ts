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

/**
 * The state of the edit form. It keeps the version that it began with, even if the person is fetched again meanwhile.
 */
export function useEditPerson(person: Person) {
  const [base, setBase] = useState(person);
  const [draft, setDraft] = useState(() => startDraft(person));
  const [tried, setTried] = useState(false);
  /** The fields that both changed, after the edit was applied to a newer version; null before. */
  const [carried, setCarried] = useState<DraftField[] | null>(null);
  const call = useCall(changePerson);
  const api = useApi();
  const refresh = useRefresh();
  const start = startDraft(base);
  const problems = problemsOf(draft, localDay(new Date()));

  /** Returns whether a new email address still has to be confirmed by its owner; null if nothing was saved. */
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
      return null; // call.error holds the error, and the form shows it
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

/** Only the owner of an account may change its email, so that refusal is shown under the email field. */
const refusalOf = (error: Error): { field?: DraftField } => {
  const code = codeOf(error);
  return code === "person-has-account" || code === "email-invalid" ? { field: "email" } : {};
};
