import { uniqueId, type Api, type Permission } from "@offertory/contract";
import { type Currency, DEFAULT_CURRENCY } from "@offertory/i18n";
import { rememberCurrency } from "../src/platform/money/church-money.ts";
import { openTokens } from "../src/platform/identity/tokens.ts";
import { createTestSession } from "../src/platform/identity/testing/create-test-session.ts";
import { testConfig, type TestServer } from "./test-server.ts";

export interface TestPerson {
  personId: string;
  userId: string;
  email: string;
  /** The token for the membership API of the church. */
  token: string;
  tokenFor(api: Api): string;
  /** The token of the account itself. */
  userToken: string;
}

interface PersonOptions {
  email?: string;
  firstName?: string;
  lastName?: string;
  membershipStatus?: string;
  permissions?: readonly Permission[];
  admin?: boolean;
  /** False creates a person without an account. */
  account?: boolean;
  /** Links an existing account to the person, in place of a new one. */
  userId?: string;
}

/** Creates a church, and a function that creates people in it, directly in the database. */
export async function createTestChurch(
  server: TestServer,
  name = "Grace Church",
  currency: Currency = DEFAULT_CURRENCY,
) {
  const { pool } = server.database;
  const churchId = uniqueId();
  const adminsId = uniqueId();
  await pool.query("insert into churches (id, name, sub_domain, currency) values ($1, $2, $3, $4)", [
    churchId,
    name,
    `c${uniqueId()
      .toLowerCase()
      .replace(/[^a-z0-9]/g, "x")}`,
    currency,
  ]);
  rememberCurrency(churchId, currency);
  await pool.query(
    "insert into roles (church_id, id, name, kind) values ($1, $2, 'Domain Admins', 'admins'), ($1, $3, 'All Members', 'members'), ($1, $4, 'Everyone', 'everyone')",
    [churchId, adminsId, uniqueId(), uniqueId()],
  );
  return createTestPeople(server, churchId, adminsId);
}

/** Creates people in an existing church; `adminsId` is the id of its administrators' role. */
export function createTestPeople(server: TestServer, churchId: string, adminsId: string) {
  const { pool } = server.database;
  const tokens = openTokens(testConfig("").secret, () => server.clock.now);

  return {
    churchId,
    adminsId,
    async person(options: PersonOptions = {}): Promise<TestPerson> {
      const {
        firstName = "Ann",
        lastName = "Lee",
        membershipStatus = "Visitor",
        permissions = [],
        admin = false,
        account = true,
      } = options;
      const personId = uniqueId();
      const userId = options.userId ?? uniqueId();
      const email = options.email ?? `${personId.toLowerCase()}@example.org`;
      await pool.query(
        "insert into people (church_id, id, first_name, last_name, email, membership_status) values ($1, $2, $3, $4, $5, $6)",
        [churchId, personId, firstName, lastName, email, membershipStatus],
      );
      if (account) {
        await pool.query(
          "insert into users (id, email, first_name, last_name, password_hash) values ($1, $2, $3, $4, 'x') on conflict do nothing",
          [userId, email, firstName, lastName],
        );
        await pool.query("insert into user_churches (user_id, church_id, person_id) values ($1, $2, $3)", [
          userId,
          churchId,
          personId,
        ]);
      }
      if (admin)
        await pool.query("insert into role_members (church_id, role_id, person_id) values ($1, $2, $3)", [
          churchId,
          adminsId,
          personId,
        ]);
      if (permissions.length > 0) {
        const roleId = uniqueId();
        await pool.query("insert into roles (church_id, id, name, kind) values ($1, $2, $2, 'chosen')", [
          churchId,
          roleId,
        ]);
        await pool.query("insert into role_members (church_id, role_id, person_id) values ($1, $2, $3)", [
          churchId,
          roleId,
          personId,
        ]);
        for (const { api, contentType, action } of permissions) {
          await pool.query("insert into role_permissions values ($1, $2, $3, $4, $5)", [
            churchId,
            roleId,
            api,
            contentType,
            action,
          ]);
        }
      }
      const session = await createTestSession(pool, userId);
      const of = { userId, session, churchId, personId };
      return {
        personId,
        userId,
        email,
        token: tokens.forApi("membership", of),
        tokenFor: (api) => tokens.forApi(api, of),
        userToken: tokens.forUser(userId, session),
      };
    },
  };
}
