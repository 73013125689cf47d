import type { Route } from "@playwright/test";
import { seedPeople } from "../people/seed-people.ts";
import { enterChurch } from "../support/enter-church.ts";
import { expect, test } from "../support/test.ts";
import { box, bubbles, openConversationWith, openMessages, pageOf, personSearch } from "./message-panel.ts";

const BLANK = "Please enter a message";

test("S4.09 S5.06 a note is sent once and then cleared, and a blank note shows an error and is not sent", async ({
  page,
  context,
  request,
  church,
}) => {
  const [person] = await seedPeople(request, church, [{ name: { first: "Ruth", last: "Boaz" } }]);
  await enterChurch(context, church);
  const held: Route[] = [];
  await page.route(/\/api\/messaging\/messages$/, (route) => void held.push(route));
  await page.goto(`/people/${person?.id}`);
  const notes = page.getByRole("region", { name: "Notes", exact: true });
  const note = notes.getByRole("textbox", { name: "Add a note" });
  const send = notes.getByRole("button", { name: "Add note" });
  await expect(send).toBeDisabled();
  for (const blank of ["", "   ", "\u200B"]) {
    await note.fill(blank);
    await expect(send).toBeDisabled();
    await note.press("Enter");
    await expect(notes.getByText(BLANK)).toBeVisible();
  }
  expect(held).toHaveLength(0);

  await note.fill("She gleans");
  await expect(notes.getByText(BLANK)).toBeHidden();
  await expect(send).toBeEnabled();
  await send.click();
  await expect.poll(() => held.length).toBe(1);
  // While it is being saved, the text stays in the box, and is not sent again.
  await expect(note).toHaveValue("She gleans");
  await note.press("Enter");
  expect(held).toHaveLength(1);
  await held[0]?.continue();
  await expect(note).toHaveValue("");
  await expect(notes.getByRole("listitem").filter({ hasText: "She gleans" })).toHaveCount(1);
  await expect(send).toBeDisabled();
});

test("S5.06 a blank search for people sends no request, and a blank message is not sent", async ({ browser }) => {
  const page = await pageOf(browser, "treasurer@example.com");
  const searched: string[] = [];
  page.on("request", (sent) => sent.url().includes("/people/search") && searched.push(sent.url()));
  const panel = await openMessages(page);
  await panel.getByRole("button", { name: "New message" }).first().click();
  const sofia = panel.getByRole("button", { name: "Sofia Ramirez" });
  await personSearch(panel).fill("Sofia");
  await expect(sofia).toBeVisible();
  await personSearch(panel).fill("   ");
  await personSearch(panel).press("Enter");
  // The blank search cleared the results, and sent no request.
  await expect(sofia).toHaveCount(0);
  expect(searched.map((url) => new URL(url).searchParams.get("term"))).toEqual(["Sofia"]);
  await personSearch(panel).fill("Sofia");
  await sofia.click();
  await expect(panel.getByRole("button", { name: "Send" })).toBeDisabled();
  await box(panel).press("Enter");
  await expect(panel.getByText(BLANK)).toBeVisible();
});

test("S8.04 an edit that is forbidden, refused or lost shows its own error each", async ({ browser }) => {
  const page = await pageOf(browser, "treasurer@example.com");
  const panel = await openConversationWith(page, "Miriam Brooks");
  const text = `to be changed ${Date.now()}`;
  await box(panel).fill(text);
  await box(panel).press("Enter");
  await expect(bubbles(panel, text).getByRole("time")).toHaveCount(1);
  await bubbles(panel, text).getByRole("button", { name: "Message options" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const refused = "This conversation rests today.";
  const answers: [(route: Route) => Promise<void>, string][] = [
    [
      (route) => route.fulfill({ status: 403, contentType: "text/plain", body: "Forbidden" }),
      "You can't edit the message sent by others.",
    ],
    [(route) => route.fulfill({ status: 409, json: { message: refused, errors: [refused] } }), refused],
    [(route) => route.abort(), "Failed to save message. Please try again."],
  ];
  for (const [answer, told] of answers) {
    await page.route(/\/api\/messaging\/messages$/, answer, { times: 1 });
    await box(panel).fill(`${text} once more`);
    await box(panel).press("Enter");
    await expect(panel.getByText(told)).toBeVisible();
    await expect(box(panel)).toHaveValue(`${text} once more`);
  }
  await box(panel).press("Enter");
  await expect(bubbles(panel, `${text} once more`)).toContainText("(edited)");
});
