import { useRead, useSession } from "@offertory/api-client";
import { listMyGifts, type OwnGift } from "@offertory/contract";
import {
  DonationForm,
  GiftAidBox,
  type GiftStart,
  HistoryBox,
  PaymentMethodsBox,
  RecurringBox,
  StatementDownload,
  useGivingSettings,
} from "@offertory/features/giving";
import { readLinkAmount, unitsOf } from "@offertory/i18n";
import { useT } from "@offertory/i18n/react";
import { PageHeader, Skeleton } from "@offertory/ui";
import { HandHeart } from "@offertory/ui/icons.ts";
import { useRef, useState } from "react";
import { useSearchParams } from "@offertory/router";
import { LoadFailed } from "@offertory/features/access";

/** A member's own giving: the donation form, recurring gifts, payment methods and past donations. */
export function GivingPage() {
  const t = useT();
  const { church, person, user } = useSession();
  const [url] = useSearchParams();
  const churchId = church?.church.id ?? "";
  const { settings, error, retry } = useGivingSettings(churchId);
  const form = useRef<HTMLDivElement>(null);
  const [again, setAgain] = useState<{ count: number; start: GiftStart } | null>(null);
  const { gift: repeated, isPending: isLooking } = useRepeatedGift(url.get("again"));
  const donor = {
    churchId,
    personId: church?.person.id ?? "",
    name: person?.name.display ?? church?.person.name.display ?? "",
    email: person?.contactInfo.email || (user?.email ?? ""),
  };

  const start = again?.start ?? (repeated ? startFromGift(repeated) : startFromLink(url));

  function giveAgain(gift: OwnGift) {
    setAgain({ count: (again?.count ?? 0) + 1, start: startFromGift(gift) });
    form.current?.scrollIntoView({ block: "start" });
    form.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <PageHeader
        icon={<HandHeart />}
        title={t("giving:page.title")}
        subtitle={t("giving:page.subtitle", { church: church?.church.name ?? "" })}
      />
      {settings && !isLooking ? (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
          <div
            ref={form}
            tabIndex={-1}
            role="group"
            aria-label={t("giving:form.title")}
            className="min-w-0 scroll-mt-24 outline-none"
          >
            <DonationForm
              key={again?.count ?? 0}
              {...settings}
              donor={donor}
              start={start}
              fixedFundId={again ? undefined : (url.get("fundId") ?? undefined)}
            />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <PaymentMethodsBox donor={donor} gateways={settings.gateways} mayEdit />
            {church && <GiftAidBox church={church.church} name={church.person.name} />}
            <RecurringBox churchId={churchId} personId={donor.personId} funds={settings.funds} />
          </div>
          <div className="min-w-0 lg:col-span-2">
            <HistoryBox onGiveAgain={giveAgain} statementOf={(year) => <StatementDownload year={year} />} />
          </div>
        </div>
      ) : error ? (
        <LoadFailed error={error} onRetry={retry} />
      ) : (
        <div role="status" className="flex flex-col gap-4 text-sm text-ink-soft">
          {t("giving:loadingSettings")}
          <div className="grid gap-6 lg:grid-cols-2">
            <Skeleton className="h-96" />
            <Skeleton className="h-60" />
          </div>
        </div>
      )}
    </>
  );
}

/** Finds the donation that a link asks to repeat, among the person's own, which the history of this page lists too. */
function useRepeatedGift(id: string | null) {
  const own = useRead(listMyGifts, {}, { enabled: id !== null });
  return { gift: own.data?.find((gift) => gift.id === id), isPending: id !== null && own.isPending };
}

/** Reads the fund and amount of a donation link. */
function startFromLink(url: URLSearchParams): GiftStart | undefined {
  const id = url.get("fundId");
  const cents = readLinkAmount(url.get("amount") ?? "") ?? 0;
  return id === null && cents === 0 ? undefined : { funds: [{ id: id ?? "", cents }] };
}

/** Starts the same gift again: the same funds and payment method, ready to be confirmed. */
const startFromGift = ({ funds, notes, coveredFee, methodDetails }: OwnGift): GiftStart => ({
  funds: funds.map(({ id, amount }) => ({ id, cents: unitsOf(amount) ?? 0 })),
  notes,
  coverFee: coveredFee > 0,
  paidWith: methodDetails,
  isComplete: true,
});
