import { useRead } from "@offertory/api-client";
import { DONATION_STATUSES, listAllFunds } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Badge, Button, DateField, SelectField } from "@offertory/ui";
import { ChevronDown, ChevronUp, X } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { BatchFilter } from "./batch-filter.tsx";
import { ALL_GIFTS, countChosen, METHODS, type DonationsFilter } from "./donations-filter.ts";
import { methodName, STATUS_LABELS } from "./donation-labels.ts";
import { DonorFilter } from "./donor-filter.tsx";
import { daysOf, periodNamed, PERIODS } from "./periods.ts";

interface DonationsToolbarProps {
  filter: DonationsFilter;
  onChange(change: Partial<DonationsFilter>): void;
}

const PERIOD_LABELS = {
  thisMonth: "treasury:period.thisMonth",
  lastMonth: "treasury:period.lastMonth",
  thisYear: "treasury:period.thisYear",
  lastYear: "treasury:period.lastYear",
} as const;

/** Filters donations by date, fund, donor, batch, method and status. */
export function DonationsToolbar({ filter, onChange }: DonationsToolbarProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const funds = useRead(listAllFunds, {});
  const chosen = countChosen(filter);
  const hidden = open ? "" : "max-sm:hidden";
  const any = { value: "", label: t("treasury:filter.all") };

  function choosePeriod(name: string) {
    const period = PERIODS.find((each) => each === name);
    onChange(period ? daysOf(period, new Date()) : { from: null, to: null });
  }

  return (
    <search className="mb-4 flex flex-col gap-3">
      <Button
        aria-expanded={open}
        icon={open ? <ChevronUp /> : <ChevronDown />}
        onClick={() => setOpen(!open)}
        className="self-start sm:hidden"
      >
        {t("treasury:filter.open")}
        {chosen > 0 && (
          <Badge tone="brand" label={t("treasury:filter.chosen", { count: chosen })}>
            {chosen}
          </Badge>
        )}
      </Button>
      <div className={`grid items-end gap-3 sm:grid-cols-2 md:grid-cols-4 ${hidden}`}>
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
      </div>
      {chosen > 0 && (
        <Button variant="quiet" size="small" icon={<X />} onClick={() => onChange(ALL_GIFTS)} className="self-start">
          {t("treasury:donations.clear")}
        </Button>
      )}
    </search>
  );

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
