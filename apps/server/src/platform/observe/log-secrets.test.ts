import { expect, test } from "vitest";
import { createTestChurch } from "../../../test/create-test-church.ts";
import { startServerProcess } from "../../../test/server-process.ts";
import { testServer } from "../../../test/test-server.ts";

test("the log contains the path of every call and none of its secrets", async () => {
  const support = await testServer();
  const person = await (await createTestChurch(support)).person({ admin: true });
  const server = await startServerProcess(support.url, {
    SMTP_URL: "smtp://robot:smtp-password-word@127.0.0.1:1",
    LOG_LEVEL: "trace",
  });
  const { url } = server;
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${url}/api/membership${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });

  await post("/users/login", { email: "secret.person@example.org", password: "secret-password-word" });
  await post("/users/setPasswordGuid", { authGuid: "secret-guid-word", newPassword: "secret-new-word" });
  await fetch(`${url}/login?jwt=secret-query-word`, { headers: { cookie: "language=en; session=secret-cookie-word" } });
  await fetch(`${url}/api/membership/roles`, { headers: { authorization: `Bearer ${person.token}` } });
  await post("/users/forgot", { userEmail: person.email });
  // An unexpected error is logged without the request's content, too.
  await support.owner.query("alter view church_cards rename to church_cards_aside");
  const headers = { authorization: `Bearer ${person.token}`, cookie: "session=secret-cookie-word" };
  const failed = await post("/churches/search?jwt=secret-query-word", { name: "secret-name-word" }, headers);
  expect(failed.status).toBe(500);

  await server.stop();
  const log = server.log();
  for (const path of ["/api/membership/users/login", "/api/membership/roles", "/api/membership/churches/search"]) {
    expect(log).toContain(`"path":"${path}"`);
  }
  expect(log).toContain("unexpected error");
  expect(log.match(/secret[.-][\w.-]*|smtp-password-word/g) ?? []).toEqual([]);
  expect(log).not.toContain(person.token);
  expect(log).not.toContain(person.email);
  await support.close();
});
