import type { Fund } from "@offertory/contract";
import { useErrorText, useFormats, useT } from "@offertory/i18n/react";
import { Button, Form, Notice, SelectField, Skeleton, TextField } from "@offertory/ui";
import { useState } from "react";
import { canPay } from "../payment-methods/method-name.ts";
import { useSavedMethods } from "../payment-methods/use-saved-methods.ts";
import { DonationPreview } from "./donation-preview.tsx";
import { FeeLine } from "./fee-line.tsx";
import { FundRows } from "./fund-rows.tsx";
import { gatewayOf, giftBody, isLargeEnough, methodOf, netOf } from "./gift-draft.ts";
import { MethodField } from "./method-field.tsx";
import { RhythmFields } from "./rhythm-fields.tsx";
import type { DonationSettings, useDonation } from "./use-donation.ts";
import { useFee } from "./use-fee.ts";

// i18n-uses: giving:provider.*

interface GiftDetailsProps extends DonationSettings {
  donation: ReturnType<typeof useDonation>;
  fixed: Fund | undefined;
}

/** Everything about a gift but its type: unfolded once that is chosen. */
export function GiftDetails({ giver, gateways, funds, donation, fixed }: GiftDetailsProps) {
  const t = useT();
  const errorText = useErrorText();
  const { money } = useFormats();
  const { draft, change, today, busy } = donation;
  const saved = useSavedMethods(giver.personId);
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState(false);

  const type = draft.type ?? "once";
  const gateway = gatewayOf(draft, gateways);
  const methods = saved.methods.filter(({ gatewayId }) => gatewayId === gateway?.id);
  const method = methodOf(draft, methods.filter(canPay));
  const rows = fixed ? draft.rows.slice(0, 1).map((row) => ({ ...row, fundId: fixed.id })) : draft.rows;
  const net = netOf({ rows });
  const quote = useFee({ churchId: giver.churchId, gateway, net, type: method?.type });
  const fee = gateway?.payFees || draft.coverFee ? quote.fee : 0;
  const isTooSmall = !isLargeEnough(net + fee);
  const isDateWrong = type === "recurring" && !(draft.startDate >= today);

  function preview() {
    setTried(true);
    if (!isTooSmall && !isDateWrong && method) setAsked(true);
  }

  if (!gateway) return null;
  // The fee may still be on its way: the preview waits for it, so that its total is the one that is charged.
  const shown =
    asked && method && !quote.isPending
      ? { method, gift: giftBody({ ...draft, rows }, { giver, gateway, method, funds, fee }) }
      : null;

  return (
    <Form onSubmit={preview} aria-label={t("giving:form.title")}>
      <FundRows
        funds={funds}
        rows={rows}
        fixed={fixed}
        onChange={(next) => change({ rows: next })}
        error={tried && isTooSmall ? t("errors:gift-too-small") : undefined}
      />
      {type === "recurring" && (
        <RhythmFields
          startDate={draft.startDate}
          frequency={draft.frequency}
          today={today}
          onStartDate={(startDate) => change({ startDate })}
          onFrequency={(frequency) => change({ frequency })}
          error={tried && isDateWrong ? t("errors:start-date-invalid") : undefined}
        />
      )}
      {gateways.length > 1 && (
        <SelectField
          label={t("giving:form.gateway")}
          value={gateway.id}
          onChange={(gatewayId) => change({ gatewayId, methodId: "" })}
          options={gateways.map(({ id, provider }) => ({ value: id, label: t(`giving:provider.${provider}`) }))}
        />
      )}
      {saved.data ? (
        <MethodField
          {...{ giver, gateway, methods }}
          chosen={method}
          onChoose={(methodId) => change({ methodId })}
          onAdded={(added) => {
            void saved.reload();
            change({ methodId: added.id });
          }}
          error={tried && !method ? t("giving:form.methodMissing") : undefined}
        />
      ) : saved.error ? (
        <Notice
          tone="danger"
          title={t("common:loadFailed")}
          action={
            <Button size="small" onClick={() => void saved.refetch()}>
              {t("common:tryAgain")}
            </Button>
          }
        >
          {errorText(saved.error)}
        </Notice>
      ) : (
        <div role="status" className="flex flex-col gap-2 text-sm text-ink-soft">
          {t("giving:loadingOptions")}
          <Skeleton className="h-11" />
        </div>
      )}
      <TextField
        label={t("giving:form.memo")}
        hint={t("giving:form.memoHint")}
        value={draft.notes}
        onChange={(notes) => change({ notes })}
        maxLength={1000}
        multiline
        rows={2}
      />
      <FeeLine
        fee={quote.fee}
        isPending={quote.isPending}
        isAutomatic={gateway.payFees}
        checked={draft.coverFee}
        onChange={(coverFee) => change({ coverFee })}
      />
      <div className="sticky bottom-(--bottom-bar,0px) -mx-4 -mb-4 flex items-center gap-3 border-t border-line bg-raised ps-4 pe-20 py-3 sm:-mx-5 sm:-mb-5 sm:rounded-b-card sm:ps-5 lg:pe-5">
        <p className="min-w-0 grow text-sm text-ink-soft">
          {t("giving:form.total")}{" "}
          <output className="tabular ms-1 text-xl font-semibold text-ink">{money(net + fee)}</output>
        </p>
        <Button
          type="submit"
          variant="primary"
          busy={busy || (asked && quote.isPending)}
          busyLabel={t("common:pleaseWait")}
        >
          {t("giving:form.preview")}
        </Button>
      </div>
      {shown && (
        <DonationPreview
          name={giver.name}
          method={shown.method}
          type={type}
          day={type === "recurring" ? draft.startDate : today}
          gift={shown.gift}
          fee={fee}
          funds={funds}
          onCancel={() => setAsked(false)}
          onDonate={(message) => void donation.donate(shown.gift, message).finally(() => setAsked(false))}
        />
      )}
    </Form>
  );
}
