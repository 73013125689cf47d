import { useConfig, useRead, useSession } from "@offertory/api-client";
import { can, type Church, listFunds, listGatewaysOfChurch } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { DisplayBox, EmptyState, Notice, PageHeader, Skeleton } from "@offertory/ui";
import { HandHeart, QrCode } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { LinkForm } from "./link-form.tsx";
import { LinkResult } from "./link-result.tsx";
import { EMPTY_LINK } from "./link-draft.ts";

export function LinksPage() {
  const { church } = useSession();
  const any = [can.viewGivingSettings, can.editGivingSettings, can.viewDonations, can.editDonations];
  return <OnlyWith any={any}>{church ? <Links church={church.church} /> : null}</OnlyWith>;
}

/** Creates a link to the donation page and its QR code, for bulletins, slides and printed letters. */
function Links({ church }: { church: Church }) {
  const t = useT();
  const { apps } = useConfig();
  const funds = useRead(listFunds, {});
  const gateways = useRead(listGatewaysOfChurch, { params: { churchId: church.id } }, { anonymous: true });
  const [draft, setDraft] = useState(EMPTY_LINK);
  const keepsCards =
    gateways.data?.some(({ takesCards, capabilities }) => takesCards && capabilities.keepsCards) ?? true;
  const fund = funds.data?.find(({ id }) => id === draft.fundId);

  return (
    <>
      <PageHeader icon={<QrCode />} title={t("links:title")} subtitle={t("links:subtitle")} />
      {funds.error && !funds.data ? (
        <LoadFailed error={funds.error} onRetry={() => void funds.refetch()} />
      ) : funds.data?.length === 0 ? (
        <EmptyState icon={<HandHeart />} title={t("links:noFunds")} body={t("links:noFundsHint")} />
      ) : (
        <div className="flex flex-col gap-6">
          {gateways.data?.length === 0 ? <Notice tone="warning">{t("links:noGateways")}</Notice> : null}
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <DisplayBox title={t("links:choose")}>
              {funds.data ? (
                <LinkForm
                  draft={draft}
                  funds={funds.data}
                  keepsCards={keepsCards}
                  onChange={(changes) => setDraft((known) => ({ ...known, ...changes }))}
                />
              ) : (
                <Skeleton className="h-64" />
              )}
            </DisplayBox>
            <LinkResult church={church} fund={fund?.name ?? null} site={apps.site} draft={draft} />
          </div>
        </div>
      )}
    </>
  );
}
