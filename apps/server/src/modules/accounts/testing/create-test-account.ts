import { uniqueId } from "@offertory/contract";
import type { TestServer } from "../../../../test/test-server.ts";
import { hashPassword } from "../passwords/hash-password.ts";

export const GOOD_PASSWORD = "three green herons";
let goodHash: Promise<string> | null = null;

/**
 * Trusts X-Forwarded-For from localhost, so that a test can send requests from different network addresses (`from`).
 */
export const BEHIND_PROXY = { trustedProxies: ["127.0.0.1"] };
export const from = (address: string): Record<string, string> => ({ "x-forwarded-for": address });

interface TestAccountInput {
  email?: string;
  firstName?: string;
  lastName?: string;
  language?: string;
  password?: string;
}

/** Inserts an account that can sign in (unless the password is empty), without going through the API. */
export async function createTestAccount(server: TestServer, input: TestAccountInput = {}) {
  const id = uniqueId();
  const {
    email = `${id.toLowerCase()}@example.org`,
    firstName = "Ann",
    lastName = "Lee",
    language = "en",
    password = GOOD_PASSWORD,
  } = input;
  const hash =
    password === ""
      ? ""
      : await (password === GOOD_PASSWORD ? (goodHash ??= hashPassword(password)) : hashPassword(password));
  await server.database.pool.query(
    "insert into users (id, email, first_name, last_name, language, password_hash) values ($1, $2, $3, $4, $5, $6)",
    [id, email, firstName, lastName, language, hash],
  );
  return { id, email, password };
}

/** The emails to one address, oldest first, each with the guid and the code that it carries. */
export async function emailsTo(server: TestServer, email: string) {
  const sentEmails = (await server.sentEmails()).filter(({ to }) => to === email);
  return sentEmails.map((sentEmail) => ({
    ...sentEmail,
    guid: /[?&](?:auth|confirmEmail)=([\w-]+)/.exec(sentEmail.text)?.[1] ?? "",
    code: /^\d{6}$/m.exec(sentEmail.text)?.[0] ?? "",
    link: /https?:\S+/.exec(sentEmail.text)?.[0] ?? "",
  }));
}

/** Lets rate limits expire sooner: they use the system's clock, not the server's, so their stored expiry is moved. */
export const ageLimits = (server: TestServer, ms: number) =>
  server.database.pool.query("update rate_limits set expire = expire - $1", [ms]);

/** Moves the clock of all server processes forward. */
export const later = (server: TestServer, ms: number): void => {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
};
