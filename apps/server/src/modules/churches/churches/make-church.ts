import { defaultSubDomain, tidySubDomain, type Church, type ChurchDraft } from "@offertory/contract";
import { currencyOfCountry } from "@offertory/i18n";
import type { OpenTransaction } from "../../../platform/database/connection.ts";
import { rememberCurrency } from "../../../platform/money/church-money.ts";
import { refuseLinkInName } from "../../../platform/mail/refuse-link-in-name.ts";
import type { Churches } from "../churches.ts";
import { SubDomainTaken } from "../churches-errors.ts";
import type { ChurchesTables } from "../churches-tables.ts";
import { isReserved, readCurrency, refuseBlanks } from "./check-church.ts";

/**
 * Adds a church. Without a currency it gets the one of its country. If its subdomain is taken or reserved, appends a number, or refuses when `exactSubDomain` is set.
 */
export async function makeChurch(churches: Churches, tx: OpenTransaction, draft: ChurchDraft): Promise<Church> {
  refuseBlanks(draft, { all: true });
  refuseLinkInName(draft.name);
  const id = churches.newId();
  const trimmed = (text: string | null | undefined) => (text ?? "").trim();
  const church = {
    id,
    name: trimmed(draft.name),
    address1: trimmed(draft.address1),
    address2: trimmed(draft.address2),
    city: trimmed(draft.city),
    state: trimmed(draft.state),
    zip: trimmed(draft.zip),
    country: trimmed(draft.country),
    currency: draft.currency ? readCurrency(draft.currency) : currencyOfCountry(trimmed(draft.country)),
  };
  const baseSubDomain = chooseSubDomain(draft);
  for (let number = 1; ; number += 1) {
    const subDomain = number === 1 ? baseSubDomain : `${baseSubDomain}${number}`;
    if (isReserved(subDomain)) {
      if (draft.exactSubDomain) throw new SubDomainTaken();
      continue;
    }
    const made = await tx
      .$extendTables<ChurchesTables>()
      .insertInto("churches")
      .values({ ...church, subDomain })
      .onConflict((conflict) => conflict.column("subDomain").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (made) rememberCurrency(id, church.currency);
    if (made) return { ...church, subDomain, settings: [] };
    if (draft.exactSubDomain) throw new SubDomainTaken();
  }
}

/**
 * Clients send the text of the search field as subdomain, so it is converted like a name. If nothing is left of it, the
 * name is used.
 */
const chooseSubDomain = ({ subDomain, name }: ChurchDraft): string =>
  [subDomain, name].map((text) => tidySubDomain(defaultSubDomain(text ?? ""))).find((text) => text !== "") ?? "church";
