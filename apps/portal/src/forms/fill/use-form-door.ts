import { type Call, CallFailed, useApi } from "@offertory/api-client";
import { keepSubmission, readKeptSubmission, submitForms } from "@offertory/contract";
import { type FormDoor, NoAnswer, Refused } from "@offertory/features/forms";
import { useErrorText } from "@offertory/i18n/react";
import { useMemo } from "react";

/** Reaches the server as who is signed in. */
export function useFormDoor(): FormDoor {
  const call = useApi();
  const errorText = useErrorText();
  return useMemo(() => openDoor(call, errorText), [call, errorText]);
}

function openDoor(call: Call, errorText: (error: unknown) => string): FormDoor {
  const ask = <Answer>(asked: Promise<Answer>): Promise<Answer> =>
    asked.catch((error: unknown) => {
      if (!(error instanceof CallFailed)) throw error;
      if (error.status === 0 || error.status >= 500) throw new NoAnswer();
      throw new Refused(errorText(error), error.code);
    });
  return {
    submit: async (draft) => (await ask(call(submitForms, { body: [draft] })))[0],
    keep: (draft) => ask(call(keepSubmission, { body: draft })),
    lookUp: (id, key) => ask(call(readKeptSubmission, { params: { id }, query: { key } })),
  };
}
