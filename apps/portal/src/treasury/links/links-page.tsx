import { useConfig, useRead, useSession } from "@offertory/api-client";
import { can, type Church, listFunds, listGatewaysOfChurch } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { DisplayBox, EmptyState, Notice, PageHeader, Skeleton, Tabs } from "@offertory/ui";
import { HandHeart, QrCode } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { useSearchParams } from "@offertory/router";
import { EmbedResult } from "./embed-result.tsx";
import { EmbedWebsites } from "./embed-websites.tsx";
import { KioskResult } from "./kiosk-result.tsx";
import { LinkForm } from "./link-form.tsx";
import { LinkResult } from "./link-result.tsx";
import { EMPTY_LINK } from "./link-draft.ts";

const TABS = ["link", "embed", "kiosk"] as const;
const TAB_LABELS = {
  link: "links:tabs.link",
  embed: "links:tabs.embed",
  kiosk: "links:tabs.kiosk",
} as const satisfies Record<(typeof TABS)[number], string>;

export function LinksPage() {
  const { church } = useSession();
  const any = [can.viewGivingSettings, can.editGivingSettings, can.viewDonations, can.editDonations];
  return <OnlyWith any={any}>{church ? <Links church={church.church} /> : null}</OnlyWith>;
}

/**
 * Creates a link to the donation page and its QR code, for bulletins, slides and printed letters; the HTML that shows
 * the page on another website; and the address for a tablet.
 */
function Links({ church }: { church: Church }) {
  const t = useT();
  const { apps } = useConfig();
  const funds = useRead(listFunds, {});
  const gateways = useRead(listGatewaysOfChurch, { params: { churchId: church.id } }, { anonymous: true });
  const session = useSession();
  const [url, setUrl] = useSearchParams();
  const tab = TABS.find((each) => each === url.get("share")) ?? "link";
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
          <Tabs
            label={t("links:tabs.label")}
            value={tab}
            onChange={(next) => setUrl({ share: next }, { replace: true })}
            tabs={TABS.map((value) => ({ value, label: t(TAB_LABELS[value]) }))}
          >
            {(shown) => (
              <div className="grid items-start gap-6 lg:grid-cols-2">
                <div className="flex flex-col gap-6">
                  <DisplayBox title={t("links:choose")}>
                    {funds.data ? (
                      <LinkForm
                        draft={draft}
                        funds={funds.data}
                        keepsCards={keepsCards}
                        onlyFund={shown === "kiosk"}
                        onChange={(changes) => setDraft((known) => ({ ...known, ...changes }))}
                      />
                    ) : (
                      <Skeleton className="h-64" />
                    )}
                  </DisplayBox>
                  {shown !== "embed" ? null : session.can(can.editSettings) ? (
                    <EmbedWebsites />
                  ) : (
                    <Notice tone="info">{t("links:embed.askAdmin")}</Notice>
                  )}
                </div>
                {shown === "link" ? (
                  <LinkResult church={church} fund={fund?.name ?? null} site={apps.site} draft={draft} />
                ) : shown === "embed" ? (
                  <EmbedResult church={church} site={apps.site} draft={draft} />
                ) : (
                  <KioskResult church={church} site={apps.site} draft={draft} />
                )}
              </div>
            )}
          </Tabs>
        </div>
      )}
    </>
  );
}
