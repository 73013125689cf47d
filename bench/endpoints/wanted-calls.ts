import type { CallToMeasure } from "./measure-call.ts";
import type { Seeded } from "./seed-calls.ts";
import type { Send } from "./send.ts";

/** The maximum cost of a call, in milliseconds of CPU of the server and of the database. */
export interface WantedCall extends CallToMeasure {
  server: number;
  database: number;
}

/** The calls that every page makes on a busy Sunday, with as many rows as a large church has. */
export function wantedCalls(
  send: Send,
  { conversationId, formId, questionIds, few, many }: Seeded,
  { churchId, token }: { churchId: string; token: string },
): WantedCall[] {
  const get = (path: string, by?: string) => () => send("GET", path, { token: by });
  const answers = questionIds.map((questionId, index) => ({ questionId, value: index % 3 === 0 ? "blue" : "Nothing" }));
  const submit = (index: number) =>
    send("POST", "/api/membership/formsubmissions", { token, body: [{ formId, clientId: `bench ${index}`, answers }] });
  return [
    {
      name: "messages of a conversation (50)",
      server: 0.4,
      database: 0.2,
      run: get(`/api/messaging/messages/conversation/${conversationId}`, few),
    },
    {
      name: "questions of a form",
      server: 0.15,
      database: 0.05,
      run: get(`/api/membership/questions/unrestricted?formId=${formId}`),
    },
    {
      name: "private conversations, 20",
      server: 0.4,
      database: 0.4,
      run: get("/api/messaging/privateMessages", few),
    },
    { name: "private conversations, 200", server: 2, database: 1.5, run: get("/api/messaging/privateMessages", many) },
    { name: "form submission", server: 0.6, database: 0.5, run: submit },
    { name: "public settings", server: 0.1, database: 0.05, run: get(`/api/membership/settings/public/${churchId}`) },
    {
      name: "people search, 20 of 20,000",
      server: 0.5,
      database: 0.5,
      run: get("/api/membership/people/search?term=smi", token),
    },
  ];
}
