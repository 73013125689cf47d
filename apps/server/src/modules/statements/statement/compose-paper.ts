import { postalLines, type StatementPaper } from "@offertory/contract";
import { formatDate, formatMoney, formatShortDate, formatTag } from "@offertory/i18n";
import type { Translator } from "../../../platform/mail/translator.ts";
import { nameMethod } from "./name-method.ts";
import type { StatementLine } from "./statement-store.ts";
import type { Statement } from "./statement.ts";
import { sumUp } from "./sum-up.ts";
import { taxTexts } from "./tax-receipt.ts";

/** Composes the texts of a statement in the donor's language. */
export function composePaper(t: Translator, statement: Statement): StatementPaper {
  const { year, language, currency, letterhead, people, lines } = statement;
  const money = (minorUnits: number) => formatMoney(language, minorUnits, currency);
  const sums = sumUp(lines);
  const nameOf = (line: Pick<StatementLine, "fundId" | "fundName">) =>
    line.fundId === null ? t("statements:paper.fees") : (line.fundName ?? "");
  const official = statement.tax && taxTexts(statement.tax, statement, sums);
  const taxId = official?.taxId ?? (letterhead.taxId && t("statements:paper.taxId", { taxId: letterhead.taxId }));
  return {
    language: formatTag(language),
    size: LETTER_ZONES.test(letterhead.timeZone) ? "LETTER" : "A4",
    title: official?.title ?? t("statements:paper.title", { year }),
    period: t("statements:paper.period", {
      from: formatDate(language, `${year}-01-01`),
      to: formatDate(language, `${year}-12-31`),
    }),
    madeOn: t("statements:paper.madeOn", { date: formatDate(language, statement.madeOn) }),
    church: {
      name: letterhead.legalName || letterhead.name,
      lines: [...postalLines(letterhead), ...(taxId ? [taxId] : [])],
    },
    donor: { name: statement.name, lines: postalLines(statement.address) },
    totals: {
      title: t("statements:paper.byFund"),
      head: { label: t("statements:paper.fund"), amount: t("statements:paper.amount") },
      rows: sums.funds.map((fund) => ({
        label: fund.taxDeductible ? nameOf(fund) : t("statements:paper.notDeductible", { fund: nameOf(fund) }),
        amount: money(fund.amount),
      })),
      total: { label: t("statements:paper.total", { year }), amount: money(sums.total) },
      deductible:
        sums.deductible === sums.total
          ? null
          : { label: t("statements:paper.deductible"), amount: money(sums.deductible) },
    },
    wording: [...(official?.lines ?? []), statement.wording].filter(Boolean).join("\n"),
    gifts: {
      title: t("statements:paper.gifts"),
      none: t("statements:paper.none"),
      head: {
        date: t("statements:paper.date"),
        person: people && t("statements:paper.person"),
        fund: t("statements:paper.fund"),
        method: t("statements:paper.method"),
        amount: t("statements:paper.amount"),
      },
      rows: lines.map((line) => ({
        kind: line.kind,
        date: formatShortDate(language, line.day),
        person: people && (people.get(line.personId) ?? ""),
        fund: nameOf(line),
        method: nameMethod(t, line),
        amount: money(line.amount),
      })),
    },
    pageOf: t("statements:paper.pageOf", { page: "{{page}}", pages: "{{pages}}" }),
  };
}

/** Time zones of countries that use letter paper; all others get A4. */
const LETTER_ZONES = /^(America|US|Canada)\/|^Pacific\/Honolulu$|^Asia\/Manila$/;
