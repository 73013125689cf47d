import { useOnline } from "@offertory/api-client";
import { useT } from "@offertory/i18n/react";
import { DisplayBox, Notice } from "@offertory/ui";
import { HandHeart } from "@offertory/ui/icons.ts";
import { SandboxMark } from "./sandbox-mark.tsx";
import { GiftDone } from "./gift-done.tsx";
import { GiftDetails } from "./gift-details.tsx";
import { GiftEnding } from "./gift-ending.tsx";
import { toggleType } from "./gift-draft.ts";
import { TypeSwitch } from "./type-switch.tsx";
import { type DonationSettings, useDonation } from "./use-donation.ts";

export interface DonationFormProps extends DonationSettings {
  /** The fund that the link fixes; only the amount is asked for then. */
  fixedFundId?: string | undefined;
}

/** The donation form of a signed-in person, for one-time and recurring gifts. */
export function DonationForm(props: DonationFormProps) {
  const t = useT();
  const { funds, gateways } = props;
  return (
    <DisplayBox
      title={t("giving:form.title")}
      icon={<HandHeart />}
      actions={gateways.some(({ sandbox }) => sandbox) ? <SandboxMark /> : null}
    >
      {funds.length === 0 ? (
        <Notice tone="warning">{t("giving:noFunds")}</Notice>
      ) : gateways.length === 0 ? (
        <Notice tone="warning">{t("giving:noGateways")}</Notice>
      ) : (
        <Donation {...props} />
      )}
    </DisplayBox>
  );
}

function Donation({ fixedFundId, ...settings }: DonationFormProps) {
  const t = useT();
  const donation = useDonation(settings);
  const isOnline = useOnline();
  const { draft, made, ending, resuming } = donation;
  const fixed = settings.funds.find(({ id }) => id === fixedFundId);
  // While the result of a gift is unknown, no other gift can be started.
  const isOpen = resuming || ending?.kind === "unknown";
  return (
    <div className="flex flex-col gap-5">
      {made && <GiftDone key={made.id} made={made} email={settings.donor.email} today={donation.today} />}
      {resuming && (
        <div role="status">
          <Notice tone="info">{t("giving:form.resuming")}</Notice>
        </div>
      )}
      <div role="status" className={isOnline ? "sr-only" : ""}>
        {isOnline ? null : <Notice tone="warning">{t("giving:form.offline")}</Notice>}
      </div>
      {ending && !resuming && <GiftEnding ending={ending} onAskAgain={donation.askAgain} />}
      {!isOpen && <TypeSwitch value={draft.type} onPress={(type) => donation.change(toggleType(draft, type))} />}
      {isOpen ? null : draft.type === null ? (
        <p className="text-center text-sm text-ink-soft">{t("giving:form.chooseType")}</p>
      ) : (
        <GiftDetails {...settings} donation={donation} fixed={fixed} />
      )}
    </div>
  );
}
