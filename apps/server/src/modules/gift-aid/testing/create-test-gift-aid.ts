import { addFund, can, recordDonation } from "@offertory/contract";
import { createTestChurch, type TestPerson } from "../../../../test/create-test-church.ts";
import type { TestServer } from "../../../../test/test-server.ts";

export const HOME = {
  title: "Mrs",
  firstName: "Ann",
  lastName: "House-Martin",
  house: "12",
  postcode: "s192bd",
  abroad: false,
};

/** What a donor sends who declares online, for past donations too. */
export const ONLINE = { ...HOME, wording: 1, coversPast: true };

/** A British church with a deductible fund and one with benefits, a treasurer, and donors who give by check. */
export async function createTestGiftAid(
  server: TestServer,
  country = "United Kingdom",
  currency: "GBP" | "EUR" = "GBP",
) {
  const church = await createTestChurch(server, "St Mary", currency);
  const { churchId } = church;
  const query = (text: string, ...values: unknown[]) => server.database.pool.query(text, [churchId, ...values]);
  await query("update churches set country = $2, time_zone = 'Europe/London' where id = $1", country);
  const treasurer = await church.person({
    permissions: [can.viewDonations, can.editDonations, can.editGivingSettings],
  });
  const token = treasurer.tokenFor("giving");
  const fund = async (name: string) => (await server.call(addFund, { token, body: { name } })).body;
  const [general, tour] = [await fund("General"), await fund("Tour")];
  await query("update funds set tax_deductible = false where church_id = $1 and id = $2", tour.id);
  const give = async (donor: TestPerson | null, donationDate: string, amount: number, fundId = general.id) =>
    (
      await server.call(recordDonation, {
        token,
        body: { personId: donor?.personId, donationDate, method: "check", funds: [{ id: fundId, amount }] },
      })
    ).body;
  return { church, churchId, query, treasurer, token, general, tour, give };
}
