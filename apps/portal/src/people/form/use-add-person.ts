import { useCall, useRefresh } from "@offertory/api-client";
import { addPerson, listPeople, type Person } from "@offertory/contract";
import { localDay } from "@offertory/i18n";
import { useState } from "react";
import { changeOf, EMPTY_DRAFT, problemsOf, type PersonDraft } from "./person-draft.ts";

/** The state of both forms that add a person. Problems are shown only after the first attempt to save. */
export function useAddPerson(start: Partial<PersonDraft> = {}) {
  const [draft, setDraft] = useState<PersonDraft>({ ...EMPTY_DRAFT, ...start });
  const [tried, setTried] = useState(false);
  const call = useCall(addPerson);
  const refresh = useRefresh();
  const problems = problemsOf(draft, localDay(new Date()));

  async function add(): Promise<Person | null> {
    setTried(true);
    if (Object.keys(problems).length > 0 || call.isPending) return null;
    try {
      const person = await call.mutateAsync({
        body: { membershipStatus: draft.membershipStatus, ...changeOf(draft, EMPTY_DRAFT) },
      });
      await refresh(listPeople);
      return person;
    } catch {
      return null; // call.error holds the error, and the form shows it
    }
  }

  function startAgain() {
    setDraft(EMPTY_DRAFT);
    setTried(false);
    call.reset();
  }
  return { draft, setDraft, problems: tried ? problems : {}, add, startAgain, busy: call.isPending, error: call.error };
}
