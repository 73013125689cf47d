import { useRead } from "@offertory/api-client";
import { can, readGiftAidClaims } from "@offertory/contract";
import { formatMoney, minorUnitsOf } from "@offertory/i18n";
import { useFormats, useLanguage, useT } from "@offertory/i18n/react";
import { EmptyState, PageHeader, Skeleton } from "@offertory/ui";
import { Landmark } from "@offertory/ui/icons.ts";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { ClaimsBox } from "./claims-box.tsx";
import { NextClaimBox } from "./next-claim-box.tsx";

/** What a British church can claim from HMRC, and what it claimed. */
export function GiftAidPage() {
  return (
    <OnlyWith any={[can.viewDonations]}>
      <GiftAid />
    </OnlyWith>
  );
}

function GiftAid() {
  const t = useT();
  const { language } = useLanguage();
  const { number } = useFormats();
  const read = useRead(readGiftAidClaims, {});
  const claims = read.data;
  const pounds = (amount: number) => formatMoney(language, minorUnitsOf(amount, "GBP") ?? 0, "GBP");
  return (
    <>
      <PageHeader
        icon={<Landmark />}
        title={t("giftaid:title")}
        subtitle={t("giftaid:page.subtitle")}
        statistics={
          claims?.offered
            ? [
                { label: t("giftaid:page.donors"), value: number(claims.donors) },
                { label: t("giftaid:page.amount"), value: pounds(claims.next.amount) },
                { label: t("giftaid:page.tax"), value: pounds(claims.next.tax) },
              ]
            : undefined
        }
      />
      {read.error && !claims ? (
        <LoadFailed error={read.error} onRetry={() => void read.refetch()} />
      ) : !claims ? (
        <div role="status" aria-label={t("common:loading")} className="grid gap-6">
          <Skeleton className="h-40" />
          <Skeleton className="h-64" />
        </div>
      ) : claims.offered ? (
        <div className="flex flex-col gap-6">
          <NextClaimBox claims={claims} pounds={pounds} />
          <ClaimsBox claims={claims.claims} pounds={pounds} />
        </div>
      ) : (
        <EmptyState icon={<Landmark />} title={t("errors:gift-aid-not-offered")} />
      )}
    </>
  );
}
