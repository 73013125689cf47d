import { useRead } from "@offertory/api-client";
import { basicPeople, listAllFunds, readBatch } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";

import { batchName } from "../batches/batch-name.ts";
import type { ActiveFilter } from "../../lists/filter-chips.tsx";
import type { DonationsFilter } from "./donations-filter.ts";
import { methodName, STATUS_LABELS } from "./donation-labels.ts";
import { periodNamed, PERIOD_LABELS } from "./periods.ts";

/** Returns the active filters of the list, each of which can be removed. */
export function useActiveFilters(
  filter: DonationsFilter,
  onChange: (change: Partial<DonationsFilter>) => void,
): ActiveFilter[] {
  const t = useT();
  const { date } = useFormats();
  const names = useNames(filter);
  const { search, from, to, fundId, personId, batchId, method, campaign, status } = filter;
  const period = periodNamed(filter, new Date());
  const chip = (label: string, value: string | null, removed: Partial<DonationsFilter>): ActiveFilter[] =>
    value === null ? [] : [{ label, value, onRemove: () => onChange(removed) }];
  return [
    ...chip(t("treasury:filter.searchChip"), search, { search: null }),
    // A named period is one chip; other days are a chip each.
    ...(period !== "any" && period !== "own"
      ? chip(t("treasury:filter.period"), t(PERIOD_LABELS[period]), { from: null, to: null })
      : [
          ...chip(t("treasury:filter.from"), from && date(from), { from: null }),
          ...chip(t("treasury:filter.to"), to && date(to), { to: null }),
        ]),
    ...chip(t("treasury:field.fund"), fundId && names.fund, { fundId: null }),
    ...chip(t("treasury:field.method"), method && methodName(t, method), { method: null }),
    ...chip(t("treasury:field.campaign"), campaign, { campaign: null }),
    ...chip(t("treasury:field.state"), status && t(STATUS_LABELS[status]), { status: null }),
    ...chip(t("treasury:field.batch"), batchId && names.batch, { batchId: null }),
    ...chip(t("treasury:field.donor"), personId && names.donor, { personId: null }),
  ];
}

/** Reads the names of the filter's fund, batch and donor. */
function useNames({ fundId, batchId, personId }: DonationsFilter) {
  const t = useT();
  const funds = useRead(listAllFunds, {}, { enabled: fundId !== null });
  const batch = useRead(readBatch, { params: { id: batchId ?? "" } }, { enabled: batchId !== null });
  const people = useRead(basicPeople, { query: { ids: personId ?? "" } }, { enabled: personId !== null });
  const loading = t("common:loading");
  return {
    fund: funds.data?.find(({ id }) => id === fundId)?.name ?? (funds.data ? t("treasury:filter.closedFund") : loading),
    batch: batch.data ? batchName(t, batch.data) : loading,
    donor: people.data?.find(({ id }) => id === personId)?.name.display ?? loading,
  };
}
