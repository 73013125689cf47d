import { listChurchDonations, type Batch, type ChurchDonation } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { DataTable, DisplayBox, EmptyState, IconButton } from "@offertory/ui";
import { HandHeart, Pencil } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { renderLink } from "@offertory/router";
import { LoadFailed } from "@offertory/features/access";
import { AmountCell, FundsCell } from "../donations/donation-cells.tsx";
import { DonationState } from "../donations/donation-state.tsx";
import { methodText } from "../donations/donation-labels.ts";
import { useDonorName } from "../donors/use-donor-name.ts";
import { LoadMore } from "../load-more.tsx";
import { usePages } from "../use-pages.ts";
import { CorrectDialog } from "./correct-dialog.tsx";

interface BatchGiftsProps {
  batch: Batch;
  /** The ids of the donations entered in this session, newest first. */
  entered: readonly string[];
  mayCorrect: boolean;
}

/** Lists the donations of a batch; those just entered come first. */
export function BatchGifts({ batch, entered, mayCorrect }: BatchGiftsProps) {
  const t = useT();
  const donorName = useDonorName();
  const [correcting, setCorrecting] = useState<ChurchDonation | null>(null);
  const query = { batchId: batch.id, limit: 100 };
  const list = usePages({
    endpoint: listChurchDonations,
    query,
    ask: async (call, cursor, signal) => {
      const pageQuery = { ...query, ...(cursor === undefined ? {} : { cursor }) };
      const { donations, next } = await call(listChurchDonations, { query: pageQuery }, { signal });
      return { rows: donations, next };
    },
  });
  if (list.error && !list.rows) return <LoadFailed error={list.error} onRetry={list.retry} />;
  return (
    <DisplayBox title={t("treasury:totals.gifts")} flush className="mt-6">
      <DataTable
        caption={t("treasury:totals.gifts")}
        rows={newestFirst(list.rows ?? [], entered)}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/treasury/donations/${id}`}
        renderLink={renderLink}
        loading={!list.rows}
        loadingLabel={t("treasury:donations.loading")}
        empty={<EmptyState icon={<HandHeart />} title={t("treasury:batches.empty")} />}
        columns={[
          {
            key: "donor",
            header: t("treasury:field.donor"),
            width: "max-sm:w-full max-sm:max-w-0",
            cell: (gift) => (
              <span className="block py-1">
                <span className={`block truncate font-medium ${gift.person ? "" : "text-ink-soft"}`}>
                  {donorName(gift.person)}
                </span>
                <span className="block truncate text-xs font-normal text-ink-soft sm:hidden">
                  {methodText(t, gift)}
                </span>
              </span>
            ),
          },
          { key: "method", header: t("treasury:field.method"), hideBelow: "sm", cell: (gift) => methodText(t, gift) },
          {
            key: "funds",
            header: t("treasury:field.funds"),
            hideBelow: "md",
            cell: (gift) => <FundsCell gift={gift} />,
          },
          {
            key: "state",
            header: t("treasury:field.state"),
            hideBelow: "lg",
            cell: ({ status }) => <DonationState status={status} />,
          },
          {
            key: "amount",
            header: t("treasury:field.amount"),
            align: "end",
            cell: (gift) => <AmountCell gift={gift} />,
          },
          ...(mayCorrect
            ? [
                {
                  key: "correct",
                  header: <span className="sr-only">{t("treasury:field.actions")}</span>,
                  align: "end" as const,
                  width: "w-12",
                  cell: (gift: ChurchDonation) =>
                    gift.status !== "voided" && (
                      <IconButton
                        size="small"
                        icon={<Pencil />}
                        label={t("treasury:correct.of", { donor: donorName(gift.person) })}
                        onClick={() => setCorrecting(gift)}
                      />
                    ),
                },
              ]
            : []),
        ]}
      />
      {list.hasMore && (
        <div className="pb-4">
          <LoadMore shown={list.rows?.length ?? 0} hasMore busy={list.busy} error={list.error} onLoad={list.load} />
        </div>
      )}
      {correcting && <CorrectDialog key={correcting.id} gift={correcting} open onClose={() => setCorrecting(null)} />}
    </DisplayBox>
  );
}

/** Moves the donations just entered to the front, newest first; the others keep their order. */
function newestFirst<Row extends { id: string }>(rows: readonly Row[], entered: readonly string[]): Row[] {
  const indexOf = ({ id }: Row) => {
    const index = entered.indexOf(id);
    return index === -1 ? entered.length : index;
  };
  return rows.toSorted((one, other) => indexOf(one) - indexOf(other));
}
