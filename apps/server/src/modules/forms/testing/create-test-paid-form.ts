import { can, keepSubmission } from "@offertory/contract";
import { createTestDonor, type testGiving } from "../../giving/testing/test-giving.ts";
import { createTestForm, submissionsOf, TEN_DOLLARS } from "./create-test-form.ts";

export const FAILED = { status: 200, error: "Payment failed", code: "form-payment-failed" };
export const DONE = ["done", "Ann", "Payment Successful [Ann Lee]"];

/** Creates a form with a payment of ten dollars, in a church with a donor who has a card. */
export async function createTestPaidForm(
  { server }: Pick<Awaited<ReturnType<typeof testGiving>>, "server">,
  card?: string,
) {
  const donor = await createTestDonor(server, card);
  const maker = await donor.church.person({ permissions: [can.editForms] });
  const form = await createTestForm(server, donor.church, {
    by: maker,
    questions: [{ title: "Name", fieldType: "Textbox", required: true }, TEN_DOLLARS(donor.fund.id)],
  });
  const member = donor.tokenFor("membership");
  const parts = { token: member };
  const keep = async (more: object = {}) =>
    (await server.call(keepSubmission, { body: form.draft({ Name: "Ann" }, more), ...parts })).body;
  const pay = (submissionId: string, more: Record<string, unknown> = {}) =>
    donor.give(10, { form: { submissionId, questionId: form.idOf("Fee") }, ...more });
  const finish = (id: string, key: string, more: object = {}) =>
    form.submit({ Name: "Ann" }, { id, key, ...more }, parts);
  const states = async () =>
    (await submissionsOf(server, donor.churchId)).map(({ state, answers }) => [state, ...answers]);
  return { server, donor, form, maker, member, keep, pay, finish, states };
}
