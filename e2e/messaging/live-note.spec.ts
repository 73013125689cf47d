import { expect, test } from "../support/test.ts";
import { pageOf, portal } from "./message-panel.ts";

test("S2.22 the first note on a person appears immediately for another user on the same page", async ({ browser }) => {
  const [one, other] = [await pageOf(browser, "admin@example.com"), await pageOf(browser, "treasurer@example.com")];
  await one.goto(`${portal}/people/new`);
  await one.getByLabel("First name").fill("Silas");
  await one.getByLabel("Last name").fill("Notyet");
  await one
    .getByRole("button", { name: /^(Add|Save)/ })
    .last()
    .click();
  await expect(one.getByRole("textbox", { name: "Add a note" })).toBeVisible();
  const personId = one.url().split("/").at(-1) ?? "";
  // The page receives broadcasts once its socket has joined the room of this person's notes.
  const listens = other.waitForResponse(
    (answer) =>
      answer.url().endsWith("/connections") && (answer.request().postData() ?? "").includes(`person:${personId}`),
  );
  await other.goto(one.url());
  await expect(other.getByText("No notes yet")).toBeVisible();
  expect((await listens).status()).toBe(200);
  await one.getByRole("textbox", { name: "Add a note" }).fill("welcome him on Sunday");
  await one.getByRole("textbox", { name: "Add a note" }).press("Enter");
  await expect(other.getByText("welcome him on Sunday")).toBeVisible();
});
