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
    church: typed,
    code: { explanation: typed, value: typed },
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
      church: typed,
      notice: typed,
      paragraphs: [typed],
      facts: [{ label: typed, value: typed }],
      invitation: typed,
      action: { label: "Sign in", url: "https://portal.example.org/login" },
      closing: [typed],
      footer: typed,
    });
    const shown = `${email.fromName} ${email.subject} ${email.html} ${email.text}`;
    expect(shown).not.toMatch(/evil\.example|:\/\/evil/);
    expect(shown).toContain("https://portal.example.org/login");
  }
});

test("an email of a church has its name as the sender and at the top, and the email of an account has ours", () => {
  const parts = {
    to: "ann@example.org",
    language: "en",
    subject: "S",
    greeting: "Hello,",
    paragraphs: ["P"],
    footer: "F",
  };
  const ofChurch = renderEmail({ ...parts, church: "Grace & Peace" });
  expect(ofChurch.fromName).toBe("Grace & Peace");
  expect(ofChurch.html).toMatch(/class="sheet"[^>]*>\s*<p class="name"[^>]*>Grace &amp; Peace<\/p>/);
  const ofAccount = renderEmail(parts);
  expect(ofAccount.fromName).toBeUndefined();
  expect(ofAccount.html).toMatch(/<p class="name"[^>]*>Offertory<\/p>/);
});

test("a code in an email comes after the sentence that explains it", () => {
  const { html, text } = renderEmail({
    to: "ann@example.org",
    language: "en",
    subject: "S",
    greeting: "Hello,",
    paragraphs: ["P"],
    code: { explanation: "Enter this one:", value: "482913" },
    footer: "F",
  });
  for (const shown of [html, text]) expect(shown.indexOf("Enter this one:")).toBeLessThan(shown.indexOf("482913"));
});

test("a value of several lines has a line break between them, and links in each are broken up", () => {
  const { html, text } = renderEmail({
    to: "ann@example.org",
    language: "en",
    subject: "S",
    greeting: "Hello,",
    paragraphs: [],
    facts: [{ label: "Received by", value: ["Grace & Co.", "1 Road", "www.evil.example"] }],
    footer: "F",
  });
  expect(html).toContain("Grace &amp; Co.<br>1 Road<br>");
  expect(text).toContain("Received by: Grace & Co. · 1 Road · ");
  expect(text).not.toContain("www.evil.example");
});

test("an email declares both color schemes and has a dark color for every light one", () => {
  const { html } = renderEmail({
    to: "ann@example.org",
    language: "en",
    subject: "S",
    greeting: "Hello,",
    notice: "N",
    paragraphs: ["P"],
    facts: [{ label: "L", value: "V" }],
    action: { label: "A", url: "https://portal.example.org/" },
    footer: "F",
  });
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('<meta name="supported-color-schemes" content="light dark">');
  const [, dark = ""] = /@media \(prefers-color-scheme:dark\)\{(.*?\})\}/.exec(html) ?? [];
  const colored = [...html.matchAll(/<(\w+)(?: [^>]*?class="([^"]+)")?[^>]*style="[^"]*#[0-9a-f]{6}/g)];
  expect(colored.length).toBeGreaterThan(6);
  for (const [, tag = "", classes] of colored)
    for (const selector of classes?.split(" ").map((name) => `.${name}`) ?? [tag])
      expect(dark).toContain(`${selector}{`);
});
