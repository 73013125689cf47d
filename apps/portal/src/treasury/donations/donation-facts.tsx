import type { Batch, ChurchDonation, DonationTimeline } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { DescriptionList, DisplayBox } from "@offertory/ui";
import { Link } from "@offertory/router";
import { batchName } from "../batches/batch-name.ts";
import { DonorLink } from "../donors/donor-link.tsx";
import { PROVIDER_NAMES } from "../gateways/gateway-labels.ts";
import { useMoney } from "../use-money.ts";
import { CopyId } from "./copy-id.tsx";
import { methodText } from "./donation-labels.ts";

const linkClass = "link-target text-brand underline-offset-3 hover:underline";

interface DonationFactsProps {
  gift: ChurchDonation;
  batch: Batch | undefined;
  timeline: DonationTimeline | undefined;
}

export function DonationFacts({ gift, batch, timeline }: DonationFactsProps) {
  const t = useT();
  const dollars = useMoney();
  const { date, dateTime } = useFormats();
  const { person, provider } = gift;
  const fee = gift.providerFee === null ? t("treasury:donation.feeUnknown") : dollars(gift.providerFee);
  return (
    <DisplayBox title={t("treasury:donation.title")}>
      <DescriptionList
        items={[
          {
            term: t("treasury:field.donor"),
            value: <DonorLink donor={person} className={linkClass} />,
          },
          { term: t("treasury:field.amount"), value: <span className="tabular">{dollars(gift.amount)}</span> },
          ...(gift.refunded > 0
            ? [
                {
                  term: t("treasury:totals.refunded"),
                  value: <span className="tabular">{dollars(gift.refunded)}</span>,
                },
              ]
            : []),
          {
            term: t("treasury:field.date"),
            value: provider ? dateTime(gift.donatedAt) : date(gift.donationDate),
          },
          { term: t("treasury:field.method"), value: methodText(t, gift) },
          ...(provider
            ? [
                { term: t("treasury:donation.through"), value: nameOf(provider) },
                { term: t("treasury:donation.coveredFee"), value: dollars(gift.coveredFee) },
                { term: t("treasury:donation.providerFee"), value: fee },
                ...(typeof timeline?.net === "number"
                  ? [
                      {
                        term: t("treasury:donation.net"),
                        value: <span className="tabular font-semibold">{dollars(timeline.net)}</span>,
                      },
                    ]
                  : []),
                ...(timeline?.transactionId
                  ? [{ term: t("treasury:donation.transactionId"), value: <CopyId id={timeline.transactionId} /> }]
                  : []),
              ]
            : []),
          ...(gift.recurring ? [{ term: t("treasury:donation.kind"), value: t("treasury:donations.recurring") }] : []),
          {
            term: t("treasury:field.batch"),
            value: (
              <Link to={`/treasury/batches/${gift.batchId}`} className={linkClass}>
                {batch ? batchName(t, batch) : t("treasury:donation.openBatch")}
              </Link>
            ),
          },
          ...(gift.campaign
            ? [
                {
                  term: t("treasury:field.campaign"),
                  value: (
                    <Link
                      to={`/treasury/donations?${new URLSearchParams({ campaign: gift.campaign }).toString()}`}
                      className={linkClass}
                    >
                      {gift.campaign}
                    </Link>
                  ),
                },
              ]
            : []),
          ...(gift.notes ? [{ term: t("treasury:field.notes"), value: gift.notes }] : []),
        ]}
      />
    </DisplayBox>
  );
}

const nameOf = (provider: string): string =>
  Object.entries(PROVIDER_NAMES).find(([key]) => key === provider)?.[1] ?? provider;
