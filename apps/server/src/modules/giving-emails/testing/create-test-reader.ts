import { addFund, can } from "@offertory/contract";
import { attend, createTestRecurring } from "../../recurring/subscriptions/testing/create-test-recurring.ts";
import type { testGiving } from "../../giving/testing/test-giving.ts";

type Giving = Awaited<ReturnType<typeof testGiving>>;

interface ReaderOptions {
  card?: string;
  language?: string;
  church?: string;
  firstName?: string;
}

/** Creates a donor with helpers to read the emails sent to them. */
export async function createTestReader(giving: Giving, { card, language, church, firstName }: ReaderOptions = {}) {
  const { server } = giving;
  const { pool } = server.database;
  const donor = await createTestRecurring(giving, card);
  const { churchId, personId } = donor;
  const one = async (text: string, ...values: string[]) => (await pool.query(text, values)).rows[0];
  const found = await one("select email from people where church_id = $1 and id = $2", churchId, personId);
  const email = String(found.email);
  if (language) await one("update users set language = $2 where email = $1", email, language);
  if (church) await one("update churches set name = $2 where id = $1", churchId, church);
  if (firstName)
    await one("update people set first_name = $3 where church_id = $1 and id = $2", churchId, personId, firstName);

  return {
    ...donor,
    email,
    set: (text: string, ...values: string[]) => one(text, churchId, ...values),
    async addFund(name: string) {
      const treasurer = await donor.church.person({ permissions: [can.editGivingSettings] });
      return (await server.call(addFund, { token: treasurer.tokenFor("giving"), body: { name } })).body;
    },
    /** Runs all waiting jobs and returns the emails sent to the donor. */
    async read(mailbox = email) {
      await server.work();
      return (await server.sentEmails()).filter(({ to }) => to === mailbox);
    },
    /** The token of the newest manage link that was emailed to the donor. */
    async linkToken() {
      const sentEmails = (await server.sentEmails()).filter(({ to }) => to === email);
      const found = sentEmails.map(({ text }) => /\/giving\/manage\?token=(\S+)/.exec(text)?.[1]).findLast(Boolean);
      return decodeURIComponent(found ?? "");
    },
    attend: () => attend(giving),
  };
}
