import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addFund, can, recordDonation } from "@offertory/contract";
import { z } from "zod";
import { openSandbox } from "../../../../../sandbox/src/sandbox.ts";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";

const Mails = z.object({
  mails: z.array(z.object({ id: z.string(), to: z.array(z.string()), subject: z.string(), text: z.string() })),
});

/** Starts a server with the sandbox's mail server, which accepts every email. */
export async function testStatements() {
  const folder = mkdtempSync(join(tmpdir(), "offertory-statements-"));
  const sandbox = await openSandbox({ dataFolder: folder, httpPort: 0, smtpPort: 0, host: "127.0.0.1" });
  const server = await testServer({ smtpUrl: `smtp://127.0.0.1:${sandbox.smtpPort}` });
  server.clock.now = new Date("2027-01-05T15:00:00Z");
  const web = `http://127.0.0.1:${sandbox.httpPort}`;
  return {
    server,
    /** The emails that were sent to an address. */
    async mailsTo(address: string) {
      const answer = await fetch(`${web}/api/mail?to=${encodeURIComponent(address)}&limit=50`);
      return Mails.parse(await answer.json()).mails;
    },
    async attachmentOf(mailId: string): Promise<Uint8Array> {
      return new Uint8Array(await (await fetch(`${web}/mail/${mailId}/attachments/1`)).arrayBuffer());
    },
    sourceOf: async (mailId: string): Promise<string> => (await fetch(`${web}/mail/${mailId}/source`)).text(),
    async close() {
      await server.close();
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A church with two funds, a treasurer, and donors who gave cash or checks in 2026. */
export async function createTestTreasury(server: TestServer, name = "Grace Church") {
  const church = await createTestChurch(server, name);
  const { churchId } = church;
  const treasurer = await church.person({
    permissions: [can.viewDonations, can.editDonations, can.editGivingSettings],
    firstName: "Tess",
  });
  const token = treasurer.tokenFor("giving");
  const fund = async (fundName: string) => (await server.call(addFund, { token, body: { name: fundName } })).body;
  const [general, roof] = [await fund("General"), await fund("Roof")];
  const set = (text: string, ...values: string[]) => server.database.pool.query(text, [churchId, ...values]);

  return {
    church,
    churchId,
    token,
    general,
    roof,
    set,
    /** Creates a donor who gave an amount in dollars on a day. */
    async donor({
      amount = 20,
      day = "2026-03-01",
      email,
      language,
      ...details
    }: {
      amount?: number;
      day?: string;
      email?: string;
      language?: string;
      firstName?: string;
      lastName?: string;
    } = {}) {
      const person = await church.person({ ...details, ...(email !== undefined && { email, account: email !== "" }) });
      if (language)
        await server.database.pool.query("update users set language = $2 where id = $1", [person.userId, language]);
      const give = (dollars: number, on: string, more: object = {}) =>
        server.call(recordDonation, {
          token,
          body: {
            personId: person.personId,
            donationDate: on,
            method: "cash",
            funds: [{ id: general.id, amount: dollars }],
            ...more,
          },
        });
      const gift = (await give(amount, day)).body;
      return { ...person, give, gift };
    },
  };
}
