import { expect, test } from "vitest";
import { layOutLetter } from "./lay-out-letter.ts";

test("what somebody typed is text in a letter", () => {
  const typed = `<a href="https://evil.example" onclick='x()'>Click & win</a>`;
  const { html, text } = layOutLetter({
    to: "ann@example.org",
    language: `en"><script>`,
    subject: typed,
    greeting: typed,
    paragraphs: [typed],
    action: { label: typed, url: `https://portal.example.org/?a="><script>` },
    code: typed,
    closing: [typed],
    footer: typed,
  });
  expect(html).not.toMatch(/<script|evil\.example" onclick|onclick='/);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain(
    "&lt;a href=&quot;https://evil.example&quot; onclick=&#39;x()&#39;&gt;Click &amp; win&lt;/a&gt;",
  );
  expect(text).toContain(typed);
});
