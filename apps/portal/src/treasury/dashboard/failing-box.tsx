import { useRead } from "@offertory/api-client";
import { countChurchRecurring, listChurchRecurring } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { DisplayBox, Notice, Skeleton } from "@offertory/ui";
import { Link } from "@offertory/router";
import { LoadFailed } from "@offertory/features/access";
import { DonorLink } from "../donors/donor-link.tsx";
import { useMoney } from "../use-money.ts";

const SHOWN = 5;

/** Lists recurring gifts whose payment failed and will be retried. */
export function FailingBox() {
  const t = useT();
  const dollars = useMoney();
  const { date } = useFormats();
  const counts = useRead(countChurchRecurring, {});
  const list = useRead(listChurchRecurring, { query: { state: "failing", limit: SHOWN } });
  const error = counts.error ?? list.error;
  const count = counts.data?.failing;
  return (
    <DisplayBox title={t("dashboard:failing.box")}>
      {error && !(counts.data && list.data) ? (
        <LoadFailed error={error} onRetry={() => void Promise.all([counts.refetch(), list.refetch()])} />
      ) : count === undefined || !list.data ? (
        <div role="status" aria-label={t("dashboard:loading")}>
          <Skeleton className="h-16" />
        </div>
      ) : count === 0 ? (
        <p className="text-sm text-ink-soft">{t("dashboard:failing.none")}</p>
      ) : (
        <>
          <Notice tone="warning">{t("dashboard:failing.waiting", { count })}</Notice>
          <ul className="mt-4 flex flex-col divide-y divide-line">
            {list.data.recurring.map(({ id, person, amount, trouble }) => (
              <li key={id} className="grid grid-cols-[1fr_auto] gap-x-4 py-2 text-sm">
                <DonorLink donor={person} className="min-w-0 truncate font-medium text-brand hover:underline" />
                <span className="tabular">{dollars(amount)}</span>
                {trouble && (
                  <span className="col-span-2 text-xs text-ink-soft">
                    {t("dashboard:failing.tries", { count: trouble.tries })}
                    {trouble.nextTry && ` · ${t("dashboard:failing.next", { day: date(trouble.nextTry) })}`}
                  </span>
                )}
              </li>
            ))}
          </ul>
          <Link
            to="/treasury/recurring?state=failing"
            className="mt-2 -mb-1 inline-block py-1 text-sm font-medium text-brand underline-offset-3 hover:underline"
          >
            {t("dashboard:failing.all")}
          </Link>
        </>
      )}
    </DisplayBox>
  );
}
