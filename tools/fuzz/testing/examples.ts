import { addCard, can, uniqueId } from "@offertory/contract";
import type { Pool } from "pg";
import type { TestPerson } from "../../../apps/server/test/create-test-church.ts";
import type { TestServer } from "../../../apps/server/test/test-server.ts";
import { withValue } from "../find-fields.ts";

interface Given {
  pool: Pool;
  church: string;
  admin: TestPerson;
  call: TestServer["call"];
}
type Parts = Record<"params" | "query" | "body", unknown>;
/** Values for fields of a call, by their path; `undefined` omits a field. */
type Example = Record<string, unknown>;

/** Returns one row of the church. */
async function rowOf({ pool, church }: Given, query: string): Promise<Record<string, string>> {
  const { rows } = await pool.query<Record<string, string>>(`${query} limit 1`, [church]);
  return rows[0] ?? {};
}

/** Saves a card of the caller, and returns what is needed to charge it. */
async function savedCard(given: Given) {
  const gateway = await rowOf(given, "select id from gateways where church_id = $1 and provider = 'stripe'");
  const fund = await rowOf(given, "select id, name from funds where church_id = $1 and closed_at is null");
  const { personId } = given.admin;
  const { body } = await given.call(addCard, {
    token: given.admin.tokenFor("giving"),
    body: { id: "pm_card_visa", personId, gatewayId: gateway["id"] },
  });
  return {
    method: body.paymentMethod?.id,
    customer: body.paymentMethod?.customerId,
    gateway: gateway["id"],
    funds: [{ id: fund["id"], amount: 5 }],
  };
}

const question = (given: Given) =>
  rowOf(
    given,
    "select q.id, q.form_id from questions q where church_id = $1 and removed_at is null and field_type = 'Textbox'",
  );
const position = (given: Given) =>
  rowOf(
    given,
    "select p.id, p.plan_id, a.id as assignment from plan_positions p left join plan_assignments a on a.church_id = p.church_id and a.position_id = p.id where p.church_id = $1",
  );
const section = (given: Given) =>
  rowOf(given, "select id, page_id from page_sections where church_id = $1 and removed_at is null");
const openFund = (given: Given) => rowOf(given, "select id from funds where church_id = $1 and closed_at is null");

/** A form with its text questions answered; its other questions are optional. */
async function filledForm(given: Given) {
  const { form_id: formId } = await question(given);
  const { rows } = await given.pool.query<{ id: string; type: string }>(
    "select id, field_type as type from questions where church_id = $1 and form_id = $2 and removed_at is null and field_type in ('Textbox', 'Email')",
    [given.church, formId],
  );
  const answers = rows.map(({ id, type }) => ({ questionId: id, value: type === "Email" ? "ann@example.org" : "x" }));
  return { formId, answers };
}

async function gift(given: Given): Promise<Example> {
  const { method, gateway, funds } = await savedCard(given);
  return {
    "body.id": method,
    "body.amount": 5,
    "body.funds": funds,
    "body.gatewayId": gateway,
    "body.person": { id: given.admin.personId, email: given.admin.email },
    "body.customerId": undefined,
    "body.form": undefined,
    "body.billing_cycle_anchor": Date.now(),
    "body.interval": { interval_count: 1, interval: "month" },
    "body.type": "card",
  };
}
async function donation(given: Given): Promise<Example> {
  return { "body.funds": [{ id: (await openFund(given))["id"], amount: 5 }] };
}
const role = async (): Promise<Example> => ({ "body.permissions": [can.viewPeople], "body.name": uniqueId() });

/** For calls that need values that fit together, not only values that fit each field. */
export const EXAMPLES: Record<string, (given: Given) => Promise<Example>> = {
  "POST /donate/charge": gift,
  "POST /donate/subscribe": gift,
  "POST /donations": donation,
  "PATCH /donations/:id": donation,
  "POST /paymentmethods/addcard": async ({ admin }) => ({
    "body.id": "pm_card_visa",
    "body.personId": admin.personId,
    "body.customerId": undefined,
  }),
  "POST /paymentmethods/updatecard": async (given) => ({
    "body.paymentMethodId": (await savedCard(given)).method,
    "body.personId": given.admin.personId,
    "body.cardData": { card: { exp_month: "12", exp_year: "39" } },
  }),
  "POST /paymentmethods/verifyBank": async () => ({ "body.amountData": { amounts: ["32", "45"] } }),
  "DELETE /paymentmethods/:id/:customerId": async (given) => {
    const { method, customer } = await savedCard(given);
    return { "params.id": method, "params.customerId": customer };
  },
  "PATCH /funds/:id": async () => ({ "body.name": uniqueId() }),
  "POST /roles": role,
  "PATCH /roles/:id": role,
  "PATCH /people/:id": async () => ({ "body.contactInfo.email": undefined }),
  "PATCH /forms/:id": async ({ admin }) => ({ "body.notifyPersonIds": [admin.personId] }),
  "POST /questions": async (given) => {
    const { id, form_id } = await question(given);
    return { "body.0.id": id, "body.0.formId": form_id, "body.0.fieldType": "Textbox", "body.0.seen": undefined };
  },
  "POST /forms/:id/order": async (given) => {
    const { id, form_id } = await question(given);
    return { "params.id": form_id, "body.questionIds": [id] };
  },
  "POST /formsubmissions": async (given) => {
    const { formId, answers } = await filledForm(given);
    return {
      "body.0.id": undefined,
      "body.0.formId": formId,
      "body.0.contentType": undefined,
      "body.0.contentId": undefined,
      "body.0.answers": answers,
    };
  },
  "POST /formsubmissions/keep": async (given) => {
    const { formId, answers } = await filledForm(given);
    return { "body.id": undefined, "body.formId": formId, "body.answers": answers };
  },
  "POST /plans/:id/assignments": async (given) => {
    const { id, plan_id } = await position(given);
    return { "params.id": plan_id, "body.positionId": id, "body.personId": given.admin.personId };
  },
  "PATCH /plans/:id/positions/:positionId": async (given) => {
    const { id, plan_id } = await position(given);
    return { "params.id": plan_id, "params.positionId": id };
  },
  "DELETE /plans/:id/positions/:positionId": async (given) => {
    const { id, plan_id } = await position(given);
    return { "params.id": plan_id, "params.positionId": id };
  },
  "POST /sections": async (given) => {
    const { id, page_id } = await section(given);
    return { "body.0.id": id, "body.0.pageId": page_id };
  },
  "POST /elements": async (given) => ({
    "body.0.id": undefined,
    "body.0.sectionId": (await section(given))["id"],
    "body.0.parentId": undefined,
    "body.0.seenJSON": undefined,
  }),
  "POST /pages/:id/copy": async () => ({ "body.url": `/${uniqueId().toLowerCase()}` }),
  "POST /churches/add": async () => ({ "body.subDomain": `c${Date.now()}` }),
  "POST /gallery/requestUpload": async () => ({ "body.fileName": "1763400000.jpg" }),
  "POST /lessons/lessons/:id/files": async () => ({ "body.name": "notes.pdf" }),
  "PATCH /notificationPreferences": async () => ({ body: { task: { app: true, mail: false } } }),
  "POST /messages": async (given) => {
    const { id } = await rowOf(given, "select id from conversations where church_id = $1 and content_type = 'person'");
    return { "body.0.id": undefined, "body.0.conversationId": id };
  },
};

/** Returns the input of a call with the example's values. */
export const mergeExample = (parts: Parts, example: Example): Parts =>
  Object.entries(example).reduce<Parts>((merged, [dotted, value]) => {
    const path = dotted.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    return { params: {}, query: {}, body: {}, ...Object(withValue(merged, path, value)) };
  }, parts);
