import {
  addBatch,
  addCard,
  addForm,
  addFund,
  addGateway,
  addHousehold,
  addRole,
  changeForm,
  chargeGift,
  recordDonation,
  saveQuestions,
  submitForms,
  subscribeGift,
} from "@offertory/contract";
import type { APIRequestContext } from "@playwright/test";
import { callApi } from "../people/call-api.ts";
import { makeChurch, type OwnChurch } from "../people/own-church.ts";
import { seedSite, type SeededSite } from "../site-editor/seed-site.ts";
import { seedPeople } from "../people/seed-people.ts";
import { callWire } from "../support/call-wire.ts";
import { seedTasks, type SeededTasks } from "../tasks/seed-tasks.ts";
import { givingToken } from "../treasury/give-by-card.ts";

export type SeededChurch = OwnChurch & {
  personId: string;
  householdId: string;
  roleId: string;
  formId: string;
} & SeededGiving &
  SeededTasks &
  SeededSite;
type SeededGiving = { batchId: string; donationId: string };

let shared: Promise<SeededChurch> | undefined;

/** Returns a church with some data for every screen, shared by all tests of a worker, which must not change it. */
export const seededChurch = (request: APIRequestContext): Promise<SeededChurch> => (shared ??= seedChurch(request));

/** Creates such a church for a test that changes it. */
export async function seedChurch(request: APIRequestContext): Promise<SeededChurch> {
  const church = await makeChurch(request);
  const [person] = await seedPeople(request, church, [
    {
      name: { first: "Priscilla", last: "Pontus" },
      birthDate: "1984-02-29",
      contactInfo: { email: "p@example.com", mobilePhone: "555 0100", address1: "1 Tent Lane", city: "Rome" },
    },
    { name: { first: "Prisca", last: "Pontus" }, contactInfo: { email: "p@example.com" } },
    { name: { first: "Saul", last: "Tarsus" } },
  ]);
  const personId = person?.id ?? "";
  const household = { name: "Pontus", memberIds: [personId] };
  const { id: householdId } = await callApi(request, addHousehold, { body: household }, church.token);
  const { id: roleId } = await callApi(request, addRole, { body: { name: "Ushers", permissions: [] } }, church.token);
  const giving = await seedGiving(church, personId);
  const tasks = await seedTasks(church, personId);
  const site = await seedSite(church);
  return { ...church, personId, householdId, roleId, formId: await seedForm(church), ...giving, ...tasks, ...site };
}

/** Creates an open form with a question that the summary counts and one that it does not, and a submission. */
async function seedForm({ token }: OwnChurch): Promise<string> {
  const { id: formId } = await callWire(addForm, token, { body: { name: "Potluck" } });
  const choices = ["Salad", "Dessert"].map((text) => ({ text, value: text }));
  const [name, dish] = await callWire(saveQuestions, token, {
    body: [
      { formId, fieldType: "Textbox", title: "Name", required: true },
      { formId, fieldType: "Multiple Choice", title: "What do you bring?", choices },
    ],
  });
  await callWire(changeForm, token, { params: { id: formId }, body: { state: "open" } });
  const answers = [
    { questionId: name?.id ?? "", value: "Priscilla" },
    { questionId: dish?.id ?? "", value: "Dessert" },
  ];
  await callWire(submitForms, token, { body: [{ formId, answers }] });
  return formId;
}

/** Creates a fund, a gateway of the sandbox, a check in a batch, a gift by card, and a monthly gift. */
async function seedGiving(church: OwnChurch, personId: string): Promise<SeededGiving> {
  const token = await givingToken(church);
  const { id } = await callWire(addFund, token, { body: { name: "General" } });
  const funds = [{ id, amount: 25 }];
  await callWire(addGateway, token, { body: { provider: "stripe" } });
  const donationDate = "2026-11-01";
  const { id: batchId } = await callWire(addBatch, token, { body: { name: "Sunday", batchDate: donationDate } });
  const check = { batchId, personId, donationDate, method: "check", methodDetails: "1042", funds } as const;
  const { id: donationId } = await callWire(recordDonation, token, { body: check });
  const { paymentMethod } = await callWire(addCard, token, { body: { id: "pm_card_visa", provider: "stripe" } });
  const gift = { amount: 25, id: paymentMethod.id, provider: "stripe", funds };
  await callWire(chargeGift, token, { body: gift });
  await callWire(subscribeGift, token, { body: { ...gift, interval: { interval: "month", interval_count: 1 } } });
  return { batchId, donationId };
}
