import type { Twin } from "../twin.ts";

const GIVING = "apps/server/src/modules/giving";
const SEALS = `${GIVING}/ledger/seal-ledger.test.ts`;
const VERIFY = "tools/verify-ledger/verify-ledger.test.ts";
const TAMPERED = "npm run verify-ledger names the church, the donation and the difference";
const DATABASE = "apps/server/src/platform/database";
const ROLES = `${DATABASE}/serving-role.test.ts`;
const EMAILS = `${GIVING}/letters/returned-gift-emails.test.ts`;

/** Donors hear of money that goes back; the ledger is proved church by church; the server cannot change its guards. */
export const LEDGER_MUTANTS: readonly Twin[] = [
  {
    guard: "A refund is told to its donor in the transaction that books it",
    file: `${GIVING}/refunds/apply-refund.ts`,
    find: 'await giving.say(tx, refundMoved, { churchId, refundId: id, status: "refunded" });',
    replace: "",
    test: EMAILS,
    title: "a refund that the treasurer makes at the provider is told to the donor as well, once",
  },
  {
    guard: "A refund that fails after it was told is told as failed",
    file: `${GIVING}/refunds/apply-refund.ts`,
    find: 'await giving.say(tx, refundMoved, { churchId, refundId: id, status: "failed" });',
    replace: "",
    test: EMAILS,
    title: "a refund that the donor's bank does not accept is told to the donor",
  },
  {
    guard: "One email for each refund",
    file: `${GIVING}/letters/send-refund-email.ts`,
    find: "about: refundId,",
    replace: "about: refundId + giving.newId(),",
    test: EMAILS,
    title: "one email is sent for each refund",
  },
  {
    guard: "Only a lost dispute is told to the donor",
    file: `${GIVING}/giving-listeners.ts`,
    find: 'if (news.status === "lost") await sendChargedBackEmail(giving, news);',
    replace: "await sendChargedBackEmail(giving, news);",
    test: EMAILS,
    title: "a dispute that was lost is told to the donor once",
  },
  {
    guard: "Only transactions of the same church are waited for",
    file: `${GIVING}/ledger/seal-store.ts`,
    find: "objid = hashtext(church_id)::oid and objsubid = 2",
    replace: "objsubid = 2",
    test: SEALS,
    title: "an open transaction of one church holds up the seals and sums of no other church",
  },
  {
    guard: "A line gets its number after the lock that shows who writes to its church",
    file: "apps/server/migrations/20261122040000-giving-ledger-writers.sql",
    find: "  perform pg_advisory_xact_lock_shared(1818584178, hashtext(new.church_id));\n",
    replace: "",
    test: SEALS,
    title: "gaps of what was rolled back, and lines that are committed out of order, break nothing",
  },
  {
    guard: "A seal must be signed by a key of this installation",
    file: `${GIVING}/ledger/seal-signing.ts`,
    find: "if (by < 0 || by > newest)",
    replace: "if (by > newest)",
    test: VERIFY,
    title: TAMPERED,
  },
  {
    guard: "A key that was replaced signs nothing any more",
    file: `${GIVING}/ledger/seal-signing.ts`,
    find: "if (by < 0 || by > newest)",
    replace: "if (by < 0)",
    test: VERIFY,
    title: "a ledger key is replaced without losing what the old one signed",
  },
  {
    guard: "The newest seal is noted outside the database",
    file: `${GIVING}/ledger/seal-ledger.ts`,
    find: "await noteSeal(giving, churchId, { ...facts, hash });",
    replace: "",
    test: VERIFY,
    title: TAMPERED,
  },
  {
    guard: "A note that no longer stands is kept as evidence",
    file: `${GIVING}/ledger/note-seal.ts`,
    find: "[...kept, seal]",
    replace: "[seal]",
    test: VERIFY,
    title: TAMPERED,
  },
  {
    guard: "Fund lines are held against the ledger",
    file: `${GIVING}/ledger/compare-donations.ts`,
    find: "return [...donations, ...funds];",
    replace: "return donations;",
    test: VERIFY,
    title: TAMPERED,
  },
  {
    guard: "The serving role can change no row of the ledger",
    file: `${DATABASE}/grant-serving.ts`,
    find: "await client.query(`revoke update, delete on ${table} from ${name}`)",
    replace: "await client.query(`grant select on ${table} to ${name}`)",
    test: ROLES,
    title: "a table that a later migration makes can be read and written at once",
  },
  {
    guard: "Tables that come later are granted by default",
    file: `${DATABASE}/grant-serving.ts`,
    find: "alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${name};",
    replace: "",
    test: ROLES,
    title: "a table that a later migration makes can be read and written at once",
  },
  {
    guard: "The serving role is let at the rows of the job queue",
    file: `${DATABASE}/grant-serving.ts`,
    find: "await admitToQueue(client, name, role);",
    replace: "",
    test: ROLES,
    title: "a real server runs under the lesser role",
  },
  {
    guard: "A server that was given the owner's role says so",
    file: "apps/server/src/main.ts",
    find: 'if ((await prepareDatabase(config)) === "unguarded")',
    replace: 'if ((await prepareDatabase(config)) === "unguarded" && config.mode === "empty")',
    test: ROLES,
    title: "a real server runs under the lesser role",
  },
  {
    guard: "The serving role does not migrate",
    file: `${DATABASE}/prepare-database.ts`,
    find: "if (await mayMigrate(serving)) await migrate(serving);",
    replace:
      'if (await mayMigrate(serving)) await migrate(serving);\n      else if (serving.totalCount > 0) return "guarded";',
    test: ROLES,
    title: "is not changed by the serving role when it is out of date",
  },
];
