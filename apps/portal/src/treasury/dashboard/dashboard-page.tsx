import { useRead } from "@offertory/api-client";
import { can, readGivingDashboard, type DashboardRange, DASHBOARD_RANGES } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { PageHeader, Skeleton } from "@offertory/ui";
import { Landmark } from "@offertory/ui/icons.ts";
import { useSearchParams } from "@offertory/router";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { CountedBox } from "./counted-box.tsx";
import { DonorsBox } from "./donors-box.tsx";
import { FailingBox } from "./failing-box.tsx";
import { ForecastBox } from "./forecast-box.tsx";
import { FundsBox } from "./funds-box.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { NoGifts } from "./no-gifts.tsx";
import { OverTimeBox } from "./over-time-box.tsx";
import { RangeChoice } from "./range-choice.tsx";

const DEFAULT_RANGE: DashboardRange = "year";

export function DashboardPage() {
  return (
    <OnlyWith any={[can.viewDonations]}>
      <Dashboard />
    </OnlyWith>
  );
}

function Dashboard() {
  const t = useT();
  const [url, setUrl] = useSearchParams();
  const range = rangeOfUrl(url);
  return (
    <>
      <PageHeader icon={<Landmark />} title={t("dashboard:title")} subtitle={t("dashboard:subtitle")} />
      <Given range={range} onRange={(chosen) => setUrl(urlOfRange(chosen), { preventScrollReset: true })} />
    </>
  );
}

function Given({ range, onRange }: { range: DashboardRange; onRange(range: DashboardRange): void }) {
  const { data, error, refetch, isPlaceholderData } = useRead(
    readGivingDashboard,
    { query: { range } },
    { keepPrevious: true },
  );
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <DashboardSkeleton />;
  if (!data.span) return <NoGifts />;
  return (
    <>
      <RangeChoice range={range} span={data.span} onRange={onRange} />
      <div
        aria-busy={isPlaceholderData}
        className={`grid gap-5 lg:grid-cols-2 ${isPlaceholderData ? "opacity-60 motion-safe:transition-opacity" : ""}`}
      >
        <KeyFigures dashboard={data} className="lg:col-span-2" />
        <OverTimeBox dashboard={data} className="lg:col-span-2" />
        <FundsBox dashboard={data} />
        <DonorsBox donors={data.donors} range={range} />
        <ForecastBox className="lg:col-span-2" />
        <FailingBox />
        <CountedBox year={data.span.to.slice(0, 4)} />
      </div>
    </>
  );
}

/** Reads the range from URL parameters; unknown values give the default. */
const rangeOfUrl = (url: URLSearchParams): DashboardRange =>
  DASHBOARD_RANGES.find((range) => range === url.get("range")) ?? DEFAULT_RANGE;

const urlOfRange = (range: DashboardRange): URLSearchParams =>
  new URLSearchParams(range === DEFAULT_RANGE ? {} : { range });

function DashboardSkeleton() {
  const t = useT();
  return (
    <div role="status" aria-label={t("dashboard:loading")} className="grid gap-5 lg:grid-cols-2">
      <Skeleton className="h-10 max-w-80 lg:col-span-2" />
      <Skeleton className="h-36 lg:col-span-2" />
      <Skeleton className="h-80 lg:col-span-2" />
      <Skeleton className="h-60" />
      <Skeleton className="h-60" />
    </div>
  );
}
