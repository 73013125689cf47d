import { useRead } from "@offertory/api-client";
import { basicPeople, listAllFunds, readBatch } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Button } from "@offertory/ui";
import { batchName } from "../batches/batch-name.ts";
import { FilterChip } from "../filter-chip.tsx";
import { ALL_GIFTS, countChosen, type DonationsFilter } from "./donations-filter.ts";
import { methodName, STATUS_LABELS } from "./donation-labels.ts";
import { periodNamed, PERIOD_LABELS } from "./periods.ts";

interface DonationChipsProps {
  filter: DonationsFilter;
  onChange(change: Partial<DonationsFilter>): void;
}

/** Shows the active filters, each of which can be removed; nothing if there are none. */
export function DonationChips({ filter, onChange }: DonationChipsProps) {
  const t = useT();
  const names = useNames(filter);
  if (countChosen(filter) === 0) return null;
  const { search, fundId, personId, batchId, method, status } = filter;
  return (
    <div role="group" aria-label={t("treasury:filter.activeGroup")} className="flex flex-wrap items-center gap-2">
      {search && (
        <FilterChip
          label={t("treasury:filter.searchChip")}
          value={search}
          onRemove={() => onChange({ search: null })}
        />
      )}
      <PeriodChips filter={filter} onChange={onChange} />
      {fundId && (
        <FilterChip label={t("treasury:field.fund")} value={names.fund} onRemove={() => onChange({ fundId: null })} />
      )}
      {method && (
        <FilterChip
          label={t("treasury:field.method")}
          value={methodName(t, method)}
          onRemove={() => onChange({ method: null })}
        />
      )}
      {status && (
        <FilterChip
          label={t("treasury:field.state")}
          value={t(STATUS_LABELS[status])}
          onRemove={() => onChange({ status: null })}
        />
      )}
      {batchId && (
        <FilterChip
          label={t("treasury:field.batch")}
          value={names.batch}
          onRemove={() => onChange({ batchId: null })}
        />
      )}
      {personId && (
        <FilterChip
          label={t("treasury:field.donor")}
          value={names.donor}
          onRemove={() => onChange({ personId: null })}
        />
      )}
      <Button variant="quiet" size="small" onClick={() => onChange(ALL_GIFTS)}>
        {t("treasury:donations.clear")}
      </Button>
    </div>
  );
}

/** A named period is one chip; other days are a chip each. */
function PeriodChips({ filter: { from, to }, onChange }: DonationChipsProps) {
  const t = useT();
  const { date } = useFormats();
  const period = periodNamed({ from, to }, new Date());
  if (period !== "any" && period !== "own")
    return (
      <FilterChip
        label={t("treasury:filter.period")}
        value={t(PERIOD_LABELS[period])}
        onRemove={() => onChange({ from: null, to: null })}
      />
    );
  return (
    <>
      {from && (
        <FilterChip label={t("treasury:filter.from")} value={date(from)} onRemove={() => onChange({ from: null })} />
      )}
      {to && <FilterChip label={t("treasury:filter.to")} value={date(to)} onRemove={() => onChange({ to: null })} />}
    </>
  );
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
