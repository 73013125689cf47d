import { previewStatement, recordDonation, saveStatementSettings } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mergeAndConfirm } from "../../../test/merge-and-confirm.ts";
import { createTestTreasury, testStatements } from "./testing/create-test-statements.ts";

let world: Awaited<ReturnType<typeof testStatements>>;
beforeAll(async () => {
  world = await testStatements();
});
afterAll(() => world.close());

/** A church in a country, with an address and a tax id, and a donor with an address who gave 1322.50. */
async function createTestCountry(country: string, language = "en") {
  const { server } = world;
  const treasury = await createTestTreasury(server);
  await treasury.set(
    "update churches set country = $2, address1 = '5 Hill Road', city = 'Ottawa', zip = 'K1A', tax_id = '12345 RR0001' where id = $1",
    country,
  );
  const newDonor = async (amount = 1322.5) => {
    const donor = await treasury.donor({ amount, language });
    await treasury.set(
      "update people set address1 = '1 River Street', city = 'Hull' where church_id = $1 and id = $2",
      donor.personId,
    );
    return donor;
  };
  const paperOf = async ({ personId }: { personId: string }) =>
    (
      await server.call(previewStatement, {
        token: treasury.token,
        params: { personId, year: "2026" },
      })
    ).body;
  return { ...treasury, newDonor, donor: await newDonor(), paperOf };
}

test("a Canadian statement is an official receipt with a serial number and the fields that the CRA asks for", async () => {
  const { paperOf, donor, newDonor, roof, token, set } = await createTestCountry("Canada");
  const paper = await paperOf(donor);
  expect(paper.title).toBe("Official receipt for income tax purposes 2026");
  expect(paper.church.lines).toContain("Registration number 12345 RR0001");
  expect(paper.wording.split("\n")).toEqual([
    "Receipt number 1",
    "Donations received in 2026. Issued on January 5, 2027 in Ottawa.",
    "Total amount received: $1,322.50. Advantage received by the donor: none. Eligible amount of the gift for tax purposes: $1,322.50.",
    "Authorized signature: ______________________________",
    "Canada Revenue Agency: canada.ca/charities-giving",
  ]);
  expect((await paperOf(donor)).wording).toBe(paper.wording);
  const others = await Promise.all(Array.from({ length: 5 }, () => newDonor(10)));
  const papers = await Promise.all(others.map(paperOf));
  const serials = papers.map(({ wording }) => Number(/^Receipt number (\d+)/.exec(wording)?.[1]));
  expect(serials.toSorted((one, other) => one - other)).toEqual([2, 3, 4, 5, 6]);

  // Another donation of the year makes another receipt, which replaces the first.
  await set("update funds set tax_deductible = false where church_id = $1 and id = $2", roof.id);
  await world.server.call(recordDonation, {
    token,
    body: {
      personId: donor.personId,
      donationDate: "2026-07-01",
      method: "cash",
      funds: [{ id: roof.id, amount: 100 }],
    },
  });
  const corrected = (await paperOf(donor)).wording;
  expect(corrected).toContain("Receipt number 7\nThis receipt cancels and replaces receipt number 1.");
  expect(corrected).toContain("Total amount received: $1,422.50.");
  expect(corrected).toContain("Eligible amount of the gift for tax purposes: $1,322.50.");
});

test("a receipt without what its country asks for is a plain statement and gets no number", async () => {
  const { paperOf, donor, newDonor, set } = await createTestCountry("Canada");
  await set("update churches set tax_id = '' where id = $1");
  expect((await paperOf(donor)).title).toBe("Giving statement 2026");
  await set("update churches set tax_id = '1' where id = $1");
  await set("update people set address1 = '' where church_id = $1");
  expect((await paperOf(donor)).title).toBe("Giving statement 2026");
  const other = await newDonor();
  expect((await paperOf(other)).wording).toContain("Receipt number 1\n");
});

test("a Canadian donor gets the receipt in French, a German church's is in German with the amount in words", async () => {
  const canada = await createTestCountry("CA", "fr");
  const french = await canada.paperOf(canada.donor);
  expect(french).toMatchObject({ language: "fr", title: "Reçu officiel aux fins de l’impôt sur le revenu 2026" });
  const germany = await createTestCountry("Germany", "en");
  const german = await germany.paperOf(germany.donor);
  expect(german).toMatchObject({ language: "de", title: "Sammelbestätigung über Geldzuwendungen 2026" });
  expect(german.wording).toContain("in Buchstaben: eintausenddreihundertzweiundzwanzig USD und 50/100");
  expect(german.wording).toContain("Hinweis: Wer vorsätzlich oder grob fahrlässig");
});

test("statements in the United States, Australia and New Zealand have the texts of their tax laws", async () => {
  const us = await createTestCountry("United States");
  const statement = await us.paperOf(us.donor);
  expect(statement.title).toBe("Giving statement 2026");
  expect(statement.church.lines).toContain("EIN 12345 RR0001");
  expect(statement.wording).toContain("except intangible religious benefits.");
  // A church's own wording comes after the law's.
  await world.server.call(saveStatementSettings, {
    token: us.token,
    body: { legalName: "", taxId: "1", language: "en", wording: { en: "Thank you!" } },
  });
  expect((await us.paperOf(us.donor)).wording).toMatch(/records\.\nThank you!$/);
  const au = await createTestCountry("Australia");
  expect((await au.paperOf(au.donor)).wording).toBe(
    "This receipt is for gifts to Grace Church, ABN 12345 RR0001. The total of the gifts is $1,322.50.",
  );
  const nz = await createTestCountry("New Zealand");
  expect((await nz.paperOf(nz.donor)).wording).toContain("Receipt number 1, issued on January 5, 2027");
  const spanish = await createTestCountry("United States", "es");
  expect((await spanish.paperOf(spanish.donor)).language).toBe("es");
});

test("the receipts of a merged person belong to the person that is kept", async () => {
  const { church, churchId, donor, newDonor, paperOf } = await createTestCountry("Canada");
  const other = await newDonor(50);
  await paperOf(donor);
  await paperOf(other);
  await mergeAndConfirm(world.server, (await church.person({ admin: true })).token, {
    keepId: donor.personId,
    dropId: other.personId,
  });
  const { rows } = await world.server.database.pool.query(
    "select serial from tax_receipts where church_id = $1 and person_id = $2 order by serial",
    [churchId, donor.personId],
  );
  expect(rows).toEqual([{ serial: 1 }, { serial: 2 }]);
});
