import { answerText } from "@offertory/contract/forms/answer-text";
import { writeCsv } from "../../../platform/csv/write-csv.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import { translatorForPerson } from "../../people/index.ts";
import type { Forms } from "../forms.ts";
import { findReadable } from "../access/find-form.ts";
import { listColumns } from "./list-responses.ts";
import type { ResponseRow } from "./response-store.ts";
import type { ResponseFilter } from "./filter-responses.ts";

const BATCH_SIZE = 500;

/** Yields all responses as CSV in batches, so that memory use does not depend on their number. */
export async function* exportResponses(
  forms: Forms,
  formId: string,
  filter: ResponseFilter,
  caller: Caller,
): AsyncGenerator<string> {
  const form = await findReadable(forms, formId, caller);
  const query = { churchId: form.churchId, formId, filter };
  const questions = await listColumns(forms, form);
  const { timeZone } = await forms.forms.card(form.churchId);
  const t = await translatorForPerson(forms.giving.people, caller);
  const headers = [
    t("exports:submitted", { timeZone }),
    t("exports:submittedBy"),
    ...questions.map(({ title }) => title),
  ];
  yield writeCsv([headers], { bom: true });
  // Values are written as on the screen, except dates, which stay in ISO format because spreadsheets recognize it.
  const writing = { yes: t("forms:fill.yes"), no: t("forms:fill.no"), date: (day: string) => day };
  const times = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone });
  let after: { at: Date; id: string } | null = null;
  do {
    const rows: ResponseRow[] = await forms.responses.page(query, after, BATCH_SIZE);
    yield writeCsv(
      rows.map(({ submittedAt, displayName, answers }) => [
        times.format(submittedAt),
        displayName ?? "",
        ...questions.map((question) => answerText(question, answers[question.id] ?? "", writing)),
      ]),
    );
    const last = rows.length === BATCH_SIZE ? rows.at(-1) : undefined;
    after = last ? { at: last.submittedAt, id: last.id } : null;
  } while (after);
}
