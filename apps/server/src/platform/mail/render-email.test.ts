import { expect, test } from "vitest";
import { renderEmail } from "./render-email.ts";

test("HTML in typed text is escaped in an email", () => {
  const typed = `<a href="https://evil.example" onclick='x()'>Click & win</a>`;
  const { html, text } = renderEmail({
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
  expect(html).not.toMatch(/<script|evil\.example|onclick='/);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain(
    "&lt;a href=&quot;https: / / evil. example&quot; onclick=&#39;x()&#39;&gt;Click &amp; win&lt;/a&gt;",
  );
  expect(text).toContain(`<a href="https: / / evil. example" onclick='x()'>Click & win</a>`);
});

test("an email contains no link except its button, even if typed text contains a web address", () => {
  for (const typed of ["Win at https://evil.example", "evil.example/win", "www.evil.example", "evil.example"]) {
    const email = renderEmail({
      to: "ann@example.org",
      language: "en",
      subject: typed,
      greeting: typed,
      notice: typed,
      paragraphs: [typed],
      facts: [{ label: typed, value: typed }],
      invitation: typed,
      action: { label: "Sign in", url: "https://portal.example.org/login" },
      closing: [typed],
      footer: typed,
    });
    const shown = `${email.subject} ${email.html} ${email.text}`;
    expect(shown).not.toMatch(/evil\.example|:\/\/evil/);
    expect(shown).toContain("https://portal.example.org/login");
  }
});
