import { expect, test } from "../support/test.ts";
import { startOwnProduct } from "./own-product.ts";
import { bubbles, messagesOf, openMessages, openConversationWith, say } from "./message-panel.ts";

test("S4.11 a server killed during a conversation loses and repeats no message, and live updates resume", async ({
  browser,
  signInByForm,
}) => {
  const product = await startOwnProduct();
  try {
    const pageOf = async (email: string) => {
      const page = await (await browser.newContext()).newPage();
      await signInByForm(page, email, { at: product.portal });
      return page;
    };
    const [miriam, sofia] = [await pageOf("admin@example.com"), await pageOf("member@example.com")];
    const hers = await openConversationWith(miriam, "Sofia Ramirez");
    await say(hers, "before the fall");
    const theirs = await openMessages(sofia);
    await theirs.getByRole("link", { name: /Miriam Brooks/ }).click();
    await expect(bubbles(theirs, "before the fall")).toHaveCount(1);

    await product.killServer();
    const said = ["while it lay", "still lying", "and rising"];
    for (const text of said) await say(hers, text);
    await product.ready();
    await say(hers, "after it rose");
    await say(theirs, "heard you");

    // Both receive each other's messages again without a reload, each message once and in order.
    for (const panel of [hers, theirs]) {
      for (const text of [...said, "after it rose", "heard you"])
        await expect(bubbles(panel, text)).toHaveCount(1, { timeout: 60_000 });
    }
    await expect(hers.getByText("Sending…")).toHaveCount(0);
    const texts = await messagesOf(theirs).getByRole("listitem").allInnerTexts();
    const places = ["before the fall", ...said, "after it rose"].map((text) =>
      texts.findIndex((each) => each.includes(text)),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    // New messages come over the new socket.
    await say(theirs, "live again");
    await expect(bubbles(hers, "live again")).toHaveCount(1);
  } finally {
    await product.stop();
  }
});
