import type { GivingDashboard, GivingFigures } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, DisplayBox } from "@offertory/ui";
import { ChevronDown, ChevronUp } from "@offertory/ui/icons.ts";
import { useId, useState } from "react";
import { useFigures } from "./use-figures.ts";

interface Figure {
  label: string;
  value: string;
  hint?: string | undefined;
  /** The figure a year earlier. */
  was?: string | undefined;
}

/** The net total with its change from a year earlier, three more figures, and the rest behind a button. */
export function KeyFigures({ dashboard, className }: { dashboard: GivingDashboard; className?: string }) {
  const t = useT();
  const { date, dollars } = useFigures();
  const { main, more } = useFiguresOf(dashboard);
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const { before, figures } = dashboard;
  return (
    <DisplayBox
      title={t("dashboard:figure.box")}
      className={className}
      footer={before && t("dashboard:figure.compared", { from: date(before.from), to: date(before.to) })}
    >
      <div className="flex flex-wrap items-start gap-x-16 gap-y-5">
        <dl>
          <dt className="text-sm text-ink-soft">{t("dashboard:figure.net")}</dt>
          <dd className="tabular text-4xl font-semibold wrap-anywhere">{dollars(figures.net)}</dd>
          {before && (
            <dd className="tabular mt-1 text-sm">
              <Change now={figures.net} before={before.figures.net} />
            </dd>
          )}
        </dl>
        <FigureList figures={main} />
      </div>
      {more.length > 0 && (
        <>
          <Button
            variant="quiet"
            size="small"
            className="mt-4 -ml-2"
            icon={isOpen ? <ChevronUp /> : <ChevronDown />}
            aria-expanded={isOpen}
            aria-controls={moreId}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? "dashboard:figure.fewer" : "dashboard:figure.more")}
          </Button>
          <div id={moreId} hidden={!isOpen} className="pt-4">
            <FigureList figures={more} />
          </div>
        </>
      )}
    </DisplayBox>
  );
}

/** Says in words how the total has changed. From nothing, there is no percentage. */
function Change({ now, before }: { now: number; before: number }) {
  const t = useT();
  const { dollars, change } = useFigures();
  if (before === 0 && now === 0) return null;
  if (before <= 0) return t("dashboard:figure.was", { before: dollars(before) });
  return t("dashboard:figure.change", { change: change(now, before), before: dollars(before) });
}

const FigureList = ({ figures, className = "" }: { figures: readonly Figure[]; className?: string }) => (
  <dl className={`grid grid-cols-2 gap-x-6 gap-y-5 sm:flex sm:flex-wrap sm:gap-x-12 ${className}`}>
    {figures.map(({ label, value, hint, was }) => (
      <div key={label} className="flex flex-col">
        <dt className="text-sm text-ink-soft">{label}</dt>
        <dd className="tabular text-lg font-semibold wrap-anywhere">{value}</dd>
        {hint && <dd className="text-xs text-pretty text-ink-soft">{hint}</dd>}
        {was && <dd className="tabular text-xs text-ink-soft">{was}</dd>}
      </div>
    ))}
  </dl>
);

/** Returns the figures with those of a year earlier. Figures that say nothing new are left out: zeros, and a gross total that is the net. */
function useFiguresOf({ figures, before, donors }: GivingDashboard): { main: Figure[]; more: Figure[] } {
  const t = useT();
  const { dollars, number, share } = useFigures();
  const figure = (
    label: string,
    of: (figures: GivingFigures) => number,
    write: (value: number) => string,
    hint?: string,
  ): Figure => {
    const [now, then] = [of(figures), before ? of(before.figures) : 0];
    const was = before && (now !== 0 || then !== 0) ? t("dashboard:figure.was", { before: write(then) }) : undefined;
    return { label, value: write(now), hint, was };
  };
  const { given, net, refunded, disputed, gifts, fees, recurring } = figures;
  const recurringHint = t("dashboard:figure.recurringHint", { share: share(recurring, given) });
  return {
    main: [
      figure(t("dashboard:figure.gifts"), (of) => of.gifts, number),
      { label: t("dashboard:figure.donors"), value: number(donors.count) },
      figure(t("dashboard:figure.recurring"), (of) => of.recurring, dollars, recurringHint),
    ],
    more: [
      ...(given === net ? [] : [figure(t("dashboard:figure.given"), (of) => of.given, dollars)]),
      ...(refunded === 0 ? [] : [figure(t("dashboard:figure.refunded"), (of) => of.refunded, dollars)]),
      ...(disputed === 0 ? [] : [figure(t("dashboard:figure.disputed"), (of) => of.disputed, dollars)]),
      ...(gifts === 0 ? [] : [figure(t("dashboard:figure.average"), averageOf, dollars)]),
      ...(fees === 0
        ? []
        : [figure(t("dashboard:figure.fees"), (of) => of.fees, dollars, t("dashboard:figure.feesHint"))]),
    ],
  };
}

const averageOf = ({ given, gifts }: GivingFigures): number => (gifts > 0 ? given / gifts : 0);
