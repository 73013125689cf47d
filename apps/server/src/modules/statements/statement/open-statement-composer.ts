import type { StatementPaper } from "@offertory/contract";
import { chooseLanguage, type Language } from "@offertory/i18n";
import { currencyOf } from "../../../platform/money/church-money.ts";
import type { Statements } from "../statements.ts";
import { donorIn, type SeenChurch, type SeenDonor } from "../../donations/index.ts";
import { composePaper } from "./compose-paper.ts";
import { readChurchWording, wordingOf } from "../settings/read-settings.ts";
import type { DonorRow } from "./statement-store.ts";
import type { Statement } from "./statement.ts";
import { sumUp } from "./sum-up.ts";
import { rulesFor } from "./tax-receipt.ts";

export interface ComposedStatement {
  person: DonorRow;
  language: Language;
  paper: StatementPaper;
  /** Whether the statement has any line. */
  hasGifts: boolean;
}

/** Reads once what all statements of a church have in common. */
export async function openStatementComposer(
  context: Pick<Statements, "donations" | "now" | "statements" | "taxReceipts" | "translatorFor">,
  churchId: string,
  year: number,
) {
  const [letterhead, own, madeOn] = await Promise.all([
    context.statements.letterhead(churchId),
    readChurchWording(context, churchId),
    context.donations.dayOf(churchId, context.now()),
  ]);

  async function compose(language: Language, rest: Pick<Statement, "name" | "address" | "people" | "lines" | "tax">) {
    // The texts of the tax law take the place of the usual wording, and come before the church's own.
    const wording = rest.tax ? (own.wording[language]?.trim() ?? "") : await wordingOf(context, language, own.wording);
    const common = { year, language, currency: currencyOf(churchId), letterhead, wording, madeOn };
    return composePaper(await context.translatorFor(language), { ...common, ...rest });
  }
  const languageOf = ({ language }: DonorRow) => chooseLanguage([language ?? own.language]);

  return {
    /** Composes one statement for each donor, in their order; people who do not exist are left out. */
    async forDonors(donors: readonly SeenDonor[]): Promise<ComposedStatement[]> {
      const personIds = donors.map(({ personId }) => personId);
      const [people, lines] = await Promise.all([
        context.statements.people(churchId, personIds),
        context.statements.linesOf(churchId, donors, year),
      ]);
      const byPerson = Map.groupBy(lines, ({ personId }) => personId);
      const known = new Map(people.map((person) => [person.personId, person]));
      const drafts = personIds
        .flatMap((id) => known.get(id) ?? [])
        .map((person) => {
          const gifts = byPerson.get(person.personId) ?? [];
          const sums = sumUp(gifts);
          const rules = rulesFor(letterhead, person, { language: languageOf(person), sums });
          return { person, gifts, sums, rules };
        });
      const toNumber = drafts.filter(({ rules }) => rules?.serial);
      const numbered = await context.taxReceipts.numberReceipts(
        churchId,
        year,
        madeOn,
        toNumber.map(({ person: { personId }, sums: { total, deductible: eligible } }) => ({
          personId,
          total,
          eligible,
        })),
      );
      const numbers = new Map(numbered.map((receipt) => [receipt.personId, receipt]));
      return Promise.all(
        drafts.map(async ({ person, gifts, rules }) => {
          const language = rules?.language ?? languageOf(person);
          const number = numbers.get(person.personId);
          const paper = await compose(language, {
            name: person.displayName,
            address: person,
            people: null,
            lines: gifts,
            tax: rules && { rules, serial: String(number?.serial ?? ""), replaces: String(number?.replaces ?? "") },
          });
          return { person, language, paper, hasGifts: gifts.length > 0 };
        }),
      );
    },

    /** Composes one statement for a household, in the language and with the address of its head. */
    async forHousehold(church: SeenChurch, householdId: string): Promise<StatementPaper | null> {
      const ids = await context.statements.membersOf(churchId, householdId);
      if (ids.length === 0) return null;
      const people = await context.statements.people(churchId, ids);
      const donors = ids.map((id) => donorIn(church, id));
      const lines = await context.statements.linesOf(churchId, donors, year);
      const head = people.find(({ personId }) => personId === ids[0]);
      if (!head) return null;
      return compose(languageOf(head), {
        name: head.householdName || head.displayName,
        address: head,
        people: new Map(people.map(({ personId, displayName }) => [personId, displayName])),
        // A receipt names one donor, so the statement of a household is a plain one.
        tax: null,
        lines: lines.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0)),
      });
    },
  };
}
