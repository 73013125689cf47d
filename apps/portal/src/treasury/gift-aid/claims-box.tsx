import { useDownload } from "@offertory/api-client";
import { downloadGiftAidClaim, type GiftAidClaim } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Button, DataTable, DisplayBox, EmptyState } from "@offertory/ui";
import { Download, FileText } from "@offertory/ui/icons.ts";
import { useAttempt } from "../use-attempt.ts";
import { useShortDate } from "../use-short-date.ts";

interface ClaimsBoxProps {
  claims: readonly GiftAidClaim[];
  pounds(amount: number): string;
}

/** The claims that were made, each with its file for HMRC. */
export function ClaimsBox({ claims, pounds }: ClaimsBoxProps) {
  const t = useT();
  const shortDate = useShortDate();
  const { number } = useFormats();
  const download = useDownload();
  const attempt = useAttempt();
  const save = ({ id, number: place }: GiftAidClaim) =>
    attempt(() => download(downloadGiftAidClaim, { params: { id } }, `gift-aid-${place}.csv`));
  return (
    <DisplayBox title={t("giftaid:claims.title")} icon={<FileText />} flush>
      <DataTable
        caption={t("giftaid:claims.title")}
        rows={claims}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t("giftaid:claims.none")} body={t("giftaid:claims.noneHint")} />}
        columns={[
          {
            key: "made",
            header: t("giftaid:claims.made"),
            cell: ({ number: place, madeAt, madeBy }) => (
              <span className="block py-1">
                <span className="block font-medium">
                  {t("giftaid:claims.number", { number: number(place), day: shortDate(madeAt) })}
                </span>
                <span className="block text-xs text-ink-soft">{madeBy}</span>
              </span>
            ),
          },
          {
            key: "donations",
            header: t("giftaid:claims.donations"),
            align: "end",
            hideBelow: "md",
            cell: ({ donations }) => number(donations),
          },
          {
            key: "amount",
            header: t("giftaid:page.amount"),
            align: "end",
            hideBelow: "sm",
            cell: ({ amount }) => pounds(amount),
          },
          { key: "tax", header: t("giftaid:page.tax"), align: "end", cell: ({ tax }) => pounds(tax) },
          {
            key: "adjustment",
            header: t("giftaid:claims.adjustment"),
            align: "end",
            hideBelow: "md",
            cell: ({ taxTakenBack }) => (taxTakenBack > 0 ? pounds(-taxTakenBack) : ""),
          },
          {
            key: "file",
            header: t("giftaid:claims.file"),
            control: true,
            cell: (claim) => (
              <Button size="small" icon={<Download />} onClick={() => void save(claim)}>
                {t("giftaid:claims.download")}
              </Button>
            ),
          },
        ]}
      />
    </DisplayBox>
  );
}
