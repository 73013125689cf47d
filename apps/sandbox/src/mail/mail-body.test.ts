import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSandbox } from "../testing/open-test-sandbox.ts";

let sandbox: Awaited<ReturnType<typeof openTestSandbox>>;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.discard());

const evil = '<script>alert(1)</script><img src=x onerror="alert(2)">"><svg onload=alert(3)>';
const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

async function receive(mail: Parameters<typeof sandbox.send>[0]): Promise<string> {
  await sandbox.send({ to: "ann@example.com", subject: "x", ...mail });
  return (await sandbox.mails())[0]?.id ?? "";
}

test("the email's HTML is shown in a sandboxed iframe that allows only links and new tabs", async () => {
  const id = await receive({ html: `<p>Hi</p>${evil}` });
  const page = await sandbox.page(`/mail/${id}`);
  const frame = /<iframe[^>]*>/.exec(page)?.[0] ?? "";
  expect(frame).toContain(`src="/mail/${id}/body"`);
  expect(/sandbox="([^"]*)"/.exec(frame)?.[1]?.split(" ").sort()).toEqual([
    "allow-popups",
    "allow-popups-to-escape-sandbox",
    "allow-top-navigation-by-user-activation",
  ]);
  expect(page).not.toContain("alert(");
});

test("the email's HTML cannot run scripts when its URL is opened directly", async () => {
  const id = await receive({ html: evil });
  const policy = (await sandbox.get(`/mail/${id}/body`)).headers.get("content-security-policy") ?? "";
  const directives = new Map(policy.split("; ").map((directive) => [directive.split(" ")[0], directive]));
  expect(directives.get("default-src")).toBe("default-src 'none'");
  expect(directives.has("script-src")).toBe(false);
  expect(directives.get("sandbox")).not.toMatch(/allow-(scripts|same-origin|forms)/);
  expect(directives.get("form-action")).toBe("form-action 'none'");
  expect(directives.get("img-src")).not.toMatch(/https:|\*(?!\.localhost|$| )/);
});

test("the sandbox's own pages run only scripts with the nonce of that response", async () => {
  const nonces = new Set<string>();
  for (const path of ["/", "/mail", "/mail", "/mail/nope"]) {
    const answer = await sandbox.get(path);
    const policy = answer.headers.get("content-security-policy") ?? "";
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
    expect(policy).not.toContain("unsafe");
    const page = await answer.text();
    for (const tag of page.match(/<(?:script|style)[^>]*>/g) ?? []) expect(tag).toContain(`nonce="${nonce}"`);
    expect(page).not.toMatch(/ (?:style|on[a-z]+)="/);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(4);
});

test.each(["/mail", "/mail/:id", "/mail/:id?view=source", "/mail/:id/delete", "/mail?text=:evil"])(
  "HTML in names, subjects, texts and search queries is escaped on %s",
  async (path) => {
    const id = await receive({ from: { name: evil, address: "a@example.com" }, subject: evil, text: evil });
    const page = await sandbox.page(path.replace(":id", id).replace(":evil", encodeURIComponent(evil)));
    expect(page).toContain("alert(1)");
    expect(page).not.toMatch(/<script>alert|<img src=x|<svg onload/);
  },
);

test("every link in an email opens a new tab, even if it names another target", async () => {
  const id = await receive({
    html: `<a target="_self" href="http://localhost:3000/">x</a><a href='/' target=_top>y</a>`,
  });
  const body = await sandbox.page(`/mail/${id}/body`);
  expect(body).toContain('<base target="_blank">');
  expect(body).not.toMatch(/_self|_top/);
});

test("an inline image is embedded in the HTML and can be downloaded as an attachment", async () => {
  const id = await receive({
    html: '<img src="cid:logo">',
    attachments: [{ filename: "Lögo's.png", content: dot, cid: "logo" }],
  });
  expect(await sandbox.page(`/mail/${id}/body`)).toContain('<img src="data:image/png;base64,iVBOR');
  const file = await sandbox.get(`/mail/${id}/attachments/1`);
  expect(file.headers.get("content-type")).toBe("application/octet-stream");
  expect(file.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''L%C3%B6go%27s.png");
  expect(Buffer.from(await file.arrayBuffer()).equals(dot)).toBe(true);
});
