import { useRead } from "@offertory/api-client";
import { DONATION_STATUSES, listAllFunds, MAX_DONATION_SEARCH_LENGTH } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Badge, Button, DateField, SelectField } from "@offertory/ui";
import { ChevronDown, ChevronUp } from "@offertory/ui/icons.ts";
import { useId, useState } from "react";
import { DebouncedSearch } from "../../search/debounced-search.tsx";
import { BatchFilter } from "./batch-filter.tsx";
import { FilterChips } from "../../lists/filter-chips.tsx";
import { ListToolbar } from "../../lists/list-toolbar.tsx";
import { useActiveFilters } from "./use-active-filters.ts";
import { ViewsMenu } from "./views/views-menu.tsx";
import {
  ALL_GIFTS,
  countChosen,
  DONATION_ORDERS,
  METHODS,
  nameOfOrder,
  orderNamed,
  type DonationOrderName,
  type DonationsFilter,
  type DonationsOrder,
} from "./donations-filter.ts";
import { methodName, STATUS_LABELS } from "./donation-labels.ts";
import { DonorFilter } from "./donor-filter.tsx";
import { daysOf, PERIOD_LABELS, periodNamed, PERIODS } from "./periods.ts";

interface DonationsToolbarProps {
  filter: DonationsFilter;
  order: DonationsOrder;
  /** Typing replaces the history entry; every other change adds one. */
  onChange(change: Partial<DonationsFilter>, how?: "push" | "replace"): void;
  onOrder(order: DonationsOrder): void;
}

const ORDER_LABELS = {
  "date-desc": "treasury:order.newest",
  "date-asc": "treasury:order.oldest",
  "amount-desc": "treasury:order.largest",
  "amount-asc": "treasury:order.smallest",
  "donor-asc": "treasury:order.donorAZ",
  "donor-desc": "treasury:order.donorZA",
} as const satisfies Record<DonationOrderName, string>;

/** Searches, filters and sorts donations. The active filters are shown below as chips. */
export function DonationsToolbar({ filter, order, onChange, onOrder }: DonationsToolbarProps) {
  const t = useT();
  const { number } = useFormats();
  const [open, setOpen] = useState(false);
  const funds = useRead(listAllFunds, {});
  const panelId = useId();
  const active = useActiveFilters(filter, onChange);
  const chosen = countChosen({ ...filter, search: null });
  const any = { value: "", label: t("treasury:filter.all") };

  function choosePeriod(name: string) {
    const period = PERIODS.find((each) => each === name);
    onChange(period ? daysOf(period, new Date()) : { from: null, to: null });
  }

  return (
    <ListToolbar
      search={
        <DebouncedSearch
          label={t("treasury:donations.search")}
          placeholder={t("treasury:donations.searchHint")}
          clearLabel={t("treasury:filter.clearSearch")}
          search={filter.search ?? ""}
          onSearch={(search) => onChange({ search: search.slice(0, MAX_DONATION_SEARCH_LENGTH) || null }, "replace")}
        />
      }
      panel={filterPanel()}
      chips={<FilterChips filters={active} onClear={() => onChange(ALL_GIFTS)} />}
    >
      <Button
        aria-expanded={open}
        aria-controls={panelId}
        icon={open ? <ChevronUp /> : <ChevronDown />}
        onClick={() => setOpen(!open)}
      >
        {t("treasury:filter.open")}
        {chosen > 0 && (
          <Badge tone="brand" label={t("treasury:filter.chosen", { count: chosen })}>
            {number(chosen)}
          </Badge>
        )}
      </Button>
      <ViewsMenu filter={filter} order={order} />
    </ListToolbar>
  );

  function filterPanel() {
    return (
      <div
        id={panelId}
        hidden={!open}
        className={open ? "grid items-end gap-3 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-5" : ""}
      >
        <SelectField
          label={t("treasury:filter.period")}
          value={periodNamed(filter, new Date())}
          onChange={choosePeriod}
          options={[
            { value: "any", label: t("treasury:period.any") },
            ...PERIODS.map((value) => ({ value, label: t(PERIOD_LABELS[value]) })),
            { value: "own", label: t("treasury:period.own"), disabled: true },
          ]}
        />
        <DateField
          label={t("treasury:filter.from")}
          value={filter.from ?? ""}
          max={filter.to ?? undefined}
          onChange={(from) => onChange({ from: from || null })}
        />
        <DateField
          label={t("treasury:filter.to")}
          value={filter.to ?? ""}
          min={filter.from ?? undefined}
          onChange={(to) => onChange({ to: to || null })}
        />
        <SelectField
          label={t("treasury:field.fund")}
          value={filter.fundId ?? ""}
          onChange={(fundId) => onChange({ fundId: fundId || null })}
          options={[any, ...fundOptions()]}
        />
        <SelectField
          label={t("treasury:field.method")}
          value={filter.method ?? ""}
          onChange={(method) => onChange({ method: METHODS.find((each) => each === method) ?? null })}
          options={[any, ...METHODS.map((value) => ({ value, label: methodName(t, value) }))]}
        />
        <SelectField
          label={t("treasury:field.state")}
          value={filter.status ?? ""}
          onChange={(status) => onChange({ status: DONATION_STATUSES.find((each) => each === status) ?? null })}
          options={[any, ...DONATION_STATUSES.map((value) => ({ value, label: t(STATUS_LABELS[value]) }))]}
        />
        <BatchFilter batchId={filter.batchId} onChange={(batchId) => onChange({ batchId })} />
        <DonorFilter personId={filter.personId} onChange={(personId) => onChange({ personId })} />
        <SelectField
          label={t("treasury:order.label")}
          value={nameOfOrder(order)}
          onChange={(name) => onOrder(orderNamed(name))}
          options={DONATION_ORDERS.map((value) => ({ value, label: t(ORDER_LABELS[value]) }))}
        />
      </div>
    );
  }

  /** Lists closed funds last and marks them; an unknown fund in the URL is added as a closed one. */
  function fundOptions() {
    const known = (funds.data ?? []).map(({ id, name, closedAt }) => ({
      value: id,
      label: closedAt === null ? name : t("treasury:filter.closedNamed", { name }),
    }));
    const isKnown = !filter.fundId || known.some(({ value }) => value === filter.fundId);
    return isKnown ? known : [...known, { value: filter.fundId ?? "", label: t("treasury:filter.closedFund") }];
  }
}
