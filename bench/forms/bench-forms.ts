import type pg from "pg";
import { z } from "zod";
import type { Client } from "../client.ts";
import type { Bar } from "../bar.ts";
import { measure, type Measured } from "../measure.ts";
import { makeSubmissions } from "./make-submissions.ts";

interface FormsContext {
  churchId: string;
  /** A membership token of a person who may administer forms. */
  token: string;
  /** The server process. */
  pid: number;
}

const SUBMISSION_COUNT = 100_000;
const QUESTIONS = [
  { title: "Name", fieldType: "Textbox", required: true },
  {
    title: "Color",
    fieldType: "Multiple Choice",
    choices: ["red", "blue", "green"].map((value) => ({ text: value, value })),
  },
  { title: "How many", fieldType: "Whole Number" },
  { title: "Notes", fieldType: "Text Area" },
];
const FILTERS = [
  "",
  "search=word77",
  "search=person",
  "search=zz",
  "search=red&from=2026-01-01",
  "to=2025-06-30",
  "state=held",
];
const PAGES = 5;
const Page = z.object({ next: z.nullable(z.string()), total: z.int() });
const Made = z.object({ id: z.string() });

/**
 * Measures pages of a form's 100,000 submissions, first and deeper ones, with every filter; its summary; and submitting
 * it.
 */
export async function benchForms(
  pool: pg.Pool,
  client: Client,
  { churchId, token, pid }: FormsContext,
): Promise<{ results: Measured[]; bars: Bar[] }> {
  const post = (path: string, body: object) => client.call("POST", `/api/membership${path}`, { body, token });
  const get = (path: string) => client.call("GET", `/api/membership${path}`, { token });
  const { id: formId } = Made.parse(JSON.parse(await post("/forms", { name: "Bench" })));
  const questionIds = z
    .array(Made)
    .parse(
      JSON.parse(
        await post(
          "/questions",
          QUESTIONS.map((question) => ({ formId, ...question })),
        ),
      ),
    )
    .map(({ id }) => id);
  await pool.query("update forms set state = 'open' where id = $1", [formId]);
  console.log(`Adding ${SUBMISSION_COUNT} submissions to a form …`);
  await makeSubmissions(pool, { churchId, formId, questionIds, count: SUBMISSION_COUNT });

  const results: Measured[] = [];
  let slowest = { filter: "", p95: 0 };
  for (const filter of FILTERS) {
    const pages = await pagesOf(get, `/forms/${formId}/responses?${filter}`);
    const run = (index: number) => get(pages[index % pages.length] ?? "");
    const one = await measure({ name: `responses ${filter || "all"}`.slice(0, 29), count: 100, warm: 10, pid, run });
    results.push(one);
    if (one.p95 > slowest.p95) slowest = { filter: filter || "all", p95: one.p95 };
  }
  results.push(await measure({ name: "list of forms", count: 50, pid, run: () => get("/forms") }));
  results.push(
    await measure({ name: "summary of a form", count: 10, pid, run: () => get(`/forms/${formId}/summary`) }),
  );
  const [name = "", choice = "", number = "", notes = ""] = questionIds;
  const fillIn = (index: number) => [
    {
      formId,
      clientId: `bench ${index}`,
      answers: [
        { questionId: name, value: `Visitor ${index}` },
        { questionId: choice, value: "blue" },
        { questionId: number, value: "3" },
        { questionId: notes, value: "Nothing" },
      ],
    },
  ];
  results.push(
    await measure({
      name: "fill in a form, 8 at a time",
      count: 2000,
      warm: 1000,
      concurrency: 8,
      pid,
      run: (index) => post("/formsubmissions", fillIn(index)),
    }),
  );
  const text = `responses, 100,000 of them, slowest list (${slowest.filter}): p95 ${slowest.p95.toFixed(1)} ms`;
  return { results, bars: [{ text, value: slowest.p95, under: 50 }] };
}

async function pagesOf(get: (path: string) => Promise<string>, first: string): Promise<string[]> {
  const pages = [first];
  while (pages.length < PAGES) {
    const { next } = Page.parse(JSON.parse(await get(pages.at(-1) ?? "")));
    if (next === null) break;
    pages.push(`${first}&before=${next}`);
  }
  return pages;
}
