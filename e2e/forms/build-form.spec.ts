import {
  changeForm,
  exportResponses,
  listPersonSubmissions,
  listPublicQuestions,
  listQuestions,
  listResponses,
  openForm,
  readSubmission,
  saveQuestions,
  selectChurch,
  submitForms,
  summarizeResponses,
} from "@offertory/contract";
import type { Page } from "@playwright/test";
import { makeGivingChurch, saveCard } from "../giving/member-church.ts";
import { makeChurch } from "../people/own-church.ts";
import { seedPeople } from "../people/seed-people.ts";
import { callWire } from "../support/call-wire.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expectNothingTooWide } from "../support/expect-nothing-too-wide.ts";
import { EVERY_LOOK, inLooks } from "../support/looks.ts";
import { expect, test } from "../support/test.ts";
import { userMenu } from "../messaging/message-panel.ts";
import { everyType, makeFormChurch } from "./form-church.ts";

test("a form is created, edited by mouse and keyboard, previewed and opened", async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  const church = await makeGivingChurch(request);
  await enterChurch(context, church);
  await page.goto("/forms");
  await page.getByRole("main").getByRole("button", { name: "New form" }).first().click();
  await page.getByRole("radio", { name: "Event sign-up" }).check();
  await page.getByRole("button", { name: "Create form" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Event sign-up" })).toBeVisible();
  const cards = page.getByRole("main").locator("ol > li[aria-labelledby]");
  await expect(cards).toHaveCount(4);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Multiple Choice" }).click();
  const title = page.getByRole("textbox", { name: "Question" });
  await expect(title).toBeFocused();
  await page.keyboard.type("Meal");
  await page.getByRole("textbox", { name: "Choice 1" }).fill("Meat");
  await page.getByRole("textbox", { name: "Choice 1" }).press("Enter");
  await page.getByRole("textbox", { name: "Choice 2" }).fill("Fish");
  await expect(page.getByText("All changes saved")).toBeVisible();

  const up = page.getByRole("button", { name: "Move Meal up" });
  await up.focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Meal moved to position 4 of 5.")).toBeAttached();
  await cards.first().locator("[draggable]").dragTo(cards.nth(2));
  await expect(page.getByText("Name moved to position 3 of 5.")).toBeAttached();
  await expect(page.getByText("All changes saved")).toBeVisible();
  await page.reload();
  await expect(cards.nth(2)).toContainText("Name");
  await expect(cards.nth(3)).toContainText("Meal");

  await page.getByRole("button", { name: /^Delete Anything we should know/ }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cards).toHaveCount(5);

  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("dialog");
  await expect(preview.getByRole("radio", { name: "Fish" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Open form" }).click();
  await expect(page.getByText("The form is now accepting responses.")).toBeVisible();
  await page.getByRole("tab", { name: "Share" }).click();
  const link = await page.getByLabel("Link", { exact: true }).inputValue();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "Event sign-up" })).toBeVisible();
});

test("S7.06 responses are listed, searched and exported, and an administrator of another church cannot open them", async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  const church = await makeFormChurch(request, (fundId) =>
    everyType(fundId).filter(({ fieldType }) => fieldType !== "Payment"),
  );
  const { formId, token } = church;
  const questions = await callWire(listQuestions, token, { query: { formId } });
  const nameId = questions.find(({ fieldType }) => fieldType === "Textbox")?.id ?? "";
  for (const value of ["Ruth", "Boaz"])
    await callWire(submitForms, "", { body: [{ formId, answers: [{ questionId: nameId, value }] }] });

  await enterChurch(context, church);
  await page.goto(`/forms/${formId}/responses`);
  const table = page.getByRole("table", { name: "Responses" });
  await expect(table.getByRole("row")).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole("searchbox", { name: "Search responses" }).fill("ruth");
  await expect(table.getByRole("row")).toHaveCount(2);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^summer-camp-\d{4}-\d\d-\d\d\.csv$/);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(table.getByRole("row")).toHaveCount(3);
  await page
    .getByRole("button", { name: /Visitor/ })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByText("Boaz")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Summary" }).click();
  await expect(page.getByRole("region", { name: "My Multiple Choice" })).toContainText("Red");
  await expectAccessible(page);

  const stranger = await makeChurch(request);
  await context.clearCookies();
  await enterChurch(context, stranger);
  // A tab stays in its church: the other church is opened in a new tab.
  const tab = await context.newPage();
  await tab.goto(`/forms/${formId}/responses`);
  await expect(tab.getByText("Form not found.")).toBeVisible();
});

test("S7.06 a member cannot open the form builder, but can open a form of the church", async ({
  page,
  portal,
  signIn,
}) => {
  await signIn(page, "member@example.com");
  await page.goto(`${portal}/forms`);
  await expect(page.getByText("You don't have access to this page")).toBeVisible();
  await page.goto(`${portal}/my-forms`);
  await expect(page.getByRole("heading", { level: 1, name: "Forms" })).toBeVisible();
  await page.getByRole("region", { name: "Open forms" }).getByRole("link", { name: "Potluck supper" }).click();
  await expect(page.getByRole("button", { name: "Submit" })).toBeVisible();
});

test("an anonymous caller can open a public form, but cannot read its submissions", async ({ request, site }) => {
  const church = await makeFormChurch(request, (fundId) => everyType(fundId).slice(0, 2));
  const { formId, churchId } = church;
  const { person } = await callWire(selectChurch, church.jwt, { body: { churchId } });
  const questions = await callWire(listQuestions, church.token, { query: { formId } });
  const questionId = questions.find(({ fieldType }) => fieldType === "Textbox")?.id ?? "";
  const answers = [{ questionId, value: "A private answer" }];
  const [sent] = await callWire(submitForms, church.token, { body: [{ formId, answers }] });
  const id = sent?.id ?? "";

  const opened = await callWire(openForm, "", { params: { id: formId } });
  expect(opened.questions.length).toBe(2);
  const listed = await callWire(listPublicQuestions, "", { query: { formId } });
  const page = await (await request.get(site + church.path)).text();
  expect(page).toContain("My Textbox");
  for (const shown of [JSON.stringify(opened), JSON.stringify(listed), page])
    for (const secret of ["A private answer", id]) expect(shown).not.toContain(secret);

  const reads = (token: string) => [
    () => callWire(readSubmission, token, { params: { id }, query: { include: "questions,answers,form" } }),
    () => callWire(listResponses, token, { params: { id: formId }, query: {} }),
    () => callWire(summarizeResponses, token, { params: { id: formId } }),
    () => callWire(listPersonSubmissions, token, { params: { id: person.id } }),
  ];
  for (const read of reads(church.token)) expect(JSON.stringify(await read())).toContain("A private answer");
  for (const read of reads("")) await expect(read()).rejects.toThrow(/answered 401/);
  const exported = callWire(exportResponses, "", { params: { id: formId }, query: {} });
  await expect(exported).rejects.toThrow(/answered 401/);
  await expect(callWire(listQuestions, "", { query: { formId } })).rejects.toThrow(/answered 401/);
});

test("G2.25 G4.09 S2.23 a member pays for a form with a saved card, and deletes the submission after confirmation", async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  const church = await makeFormChurch(
    request,
    (fundId) => everyType(fundId).filter(({ fieldType }) => fieldType === "Textbox" || fieldType === "Payment"),
    { restricted: true },
  );
  await saveCard(church);
  await enterChurch(context, church);
  await page.goto(`/my-forms/${church.formId}`);
  await page.getByLabel("My Textbox").fill("Robin");
  await page.getByRole("button", { name: "Pay $25.00" }).click();
  await expect(page.getByRole("heading", { name: "Thank you!" })).toBeFocused();
  await page.getByRole("link", { name: "Submitted" }).click();
  const sent = page.getByRole("region", { name: "Your responses" });
  await sent.getByText("Summer camp").click();
  await expect(sent.getByText("Payment Successful [Robin Newcomer]")).toBeVisible();

  await sent.getByRole("link", { name: "Edit response" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete this response?" });
  await expect(question.getByText("Payments stay in your records.")).toBeVisible();
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Response deleted.")).toBeVisible();
  await expect(sent.getByText("Summer camp")).toHaveCount(0);
});

test("S2.23 a form has Submit and Cancel, and Delete only for an existing submission", async ({
  page,
  context,
  request,
}) => {
  const church = await makeFormChurch(request, () => [{ title: "Name", fieldType: "Textbox", required: true }], {
    restricted: true,
  });
  await enterChurch(context, church);
  await page.goto("/my-forms");
  await page.getByRole("region", { name: "Open forms" }).getByRole("link", { name: "Summer camp" }).click();
  const form = page.getByRole("form", { name: "Summer camp" });
  await expect(form.getByRole("button")).toHaveText(["Submit", "Cancel"]);
  await form.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/my-forms$/);
  await expect(page.getByRole("region", { name: "Your responses" }).getByText("Summer camp")).toHaveCount(0);

  await page.getByRole("region", { name: "Open forms" }).getByRole("link", { name: "Summer camp" }).click();
  await form.getByLabel("Name").fill("Robin");
  await form.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("link", { name: "Submitted" }).click();
  const sent = page.getByRole("region", { name: "Your responses" });
  await sent.getByText("Summer camp").click();
  await sent.getByRole("link", { name: "Edit response" }).click();
  await expect(form.getByRole("button", { name: "Cancel" })).toBeVisible();
  await form.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Response deleted.")).toBeVisible();
  await expect(sent.getByText("Summer camp")).toHaveCount(0);
});

test("S8.05 the first error of the server about a submission is shown, and the typed answers stay", async ({
  page,
  request,
  site,
}) => {
  const church = await makeFormChurch(request, () => [{ title: "Name", fieldType: "Textbox", required: true }]);
  await page.goto(`${site}${church.path}`);
  await page.getByLabel("Name").fill("Vera");
  // A question is added while the page is open.
  const more = { formId: church.formId, title: "Shirt size", fieldType: "Textbox" as const, required: true };
  await callWire(saveQuestions, church.token, { body: [more, { ...more, title: "Shoe size" }] });
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Shirt size is required")).toBeVisible();
  await expect(page.getByText("Shoe size is required")).toHaveCount(0);
  await expect(page.getByLabel("Name")).toHaveValue("Vera");
});

test("a form about a person is filled in from the person's page and is listed there", async ({
  page,
  context,
  request,
}) => {
  const church = await makeFormChurch(
    request,
    (fundId) => everyType(fundId).filter(({ fieldType }) => fieldType === "Textbox"),
    { restricted: true, contentType: "person" },
  );
  const [person] = await seedPeople(request, church, [{ name: { first: "Ruth", last: "Boaz" } }]);
  await enterChurch(context, church);
  await page.goto(`/people/${person?.id}`);
  const box = page.getByRole("region", { name: "Forms" });
  await expect(box.getByText("No forms submitted yet.")).toBeVisible();
  await box.getByRole("button", { name: "Fill out a form" }).click();
  await page.getByRole("menuitem", { name: "Summer camp" }).click();
  await expect(page.getByText("About Ruth Boaz")).toBeVisible();
  await page.getByLabel("My Textbox").fill("Visited at home");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("link", { name: "Submitted" }).click();
  await box.getByText("Summer camp").click();
  await expect(box.getByText("Visited at home")).toBeVisible();
});

test("when two tabs change the same question, the second one must choose which version to keep", async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  const church = await makeFormChurch(request, () => [{ title: "Name", fieldType: "Textbox", required: true }]);
  await enterChurch(context, church);
  const other = await context.newPage();
  const open = async (tab: Page) => {
    await tab.goto(`/forms/${church.formId}`);
    await tab.getByRole("button", { name: "Name", exact: false }).first().click();
    return tab.getByRole("textbox", { name: "Question" });
  };
  const [mine, theirs] = [await open(page), await open(other)];
  await theirs.fill("Full name");
  await expect(other.getByText("All changes saved")).toBeVisible();

  await mine.fill("First name");
  const question = page.getByRole("alertdialog", { name: "Someone else changed this question" });
  await expect(question.getByText("It's now “Full name”. Saving your version replaces theirs.")).toBeVisible();
  await expect(question.getByRole("button", { name: "Keep theirs" })).toBeFocused();
  await inLooks(page, EVERY_LOOK, async () => {
    await expectNothingTooWide(page);
    await expectAccessible(page);
  });
  await question.getByRole("button", { name: "Keep theirs" }).click();
  await expect(page.getByText("All changes saved")).toBeVisible();
  await expect(page.getByRole("main").locator("ol > li[aria-labelledby]").first()).toContainText("Full name");

  await theirs.fill("Whole name");
  await expect(other.getByText("All changes saved")).toBeVisible();
  await mine.fill("Given name");
  await question.getByRole("button", { name: "Save mine" }).click();
  await expect(page.getByText("All changes saved")).toBeVisible();
  await other.reload();
  await expect(other.getByRole("main").locator("ol > li[aria-labelledby]").first()).toContainText("Given name");
});

test("the notification of a submission opens the submission", async ({ page, context, request }) => {
  const church = await makeFormChurch(request, (fundId) => everyType(fundId).slice(0, 2));
  const { formId, churchId, token } = church;
  const { person } = await callWire(selectChurch, church.jwt, { body: { churchId } });
  await callWire(changeForm, token, { params: { id: formId }, body: { notifyPersonIds: [person.id] } });
  const questions = await callWire(listQuestions, token, { query: { formId } });
  const asked = questions.find(({ fieldType }) => fieldType === "Textbox");
  const answers = [{ questionId: asked?.id ?? "", value: "Ruth responses" }];
  await callWire(submitForms, "", { body: [{ formId, answers }] });
  await enterChurch(context, church);
  await page.goto("/");
  await expect(userMenu(page)).toContainText("1 unread");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await page.getByRole("link", { name: /New response to “Summer camp/ }).click();
  const response = page.getByRole("dialog", { name: "Summer camp" });
  await expect(response.getByText("Ruth responses")).toBeVisible();
  await response.getByRole("button", { name: "Close" }).click();
  await expect(response).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/forms/${formId}/responses$`));
});
