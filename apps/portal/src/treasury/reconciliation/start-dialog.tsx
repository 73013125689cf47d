import { useCall, useRefresh } from "@offertory/api-client";
import { listReconciliations, startReconciliation } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, DateField, Dialog, Form, Notice, SelectField } from "@offertory/ui";
import { useState } from "react";
import { PROVIDER_NAMES } from "../gateways/gateway-labels.ts";
import { areDaysGood, usualDays } from "./comparison-days.ts";
import type { NamedGateway } from "./gateway-name.ts";

interface StartDialogProps {
  open: boolean;
  gateways: readonly NamedGateway[];
  onClose(): void;
  onStarted(id: string): void;
}

/** Starts a reconciliation with a payment provider for a range of days. */
export function StartDialog({ open, onClose, ...rest }: StartDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={t("treasury:reconciliation.startTitle")}
      description={t("treasury:reconciliation.startHint")}
      closeLabel={t("common:close")}
    >
      {rest.gateways.length === 0 ? (
        <Notice tone="info">{t("treasury:reconciliation.noGateway")}</Notice>
      ) : (
        <StartForm {...rest} onClose={onClose} />
      )}
    </Dialog>
  );
}

function StartForm({ gateways, onClose, onStarted }: Omit<StartDialogProps, "open">) {
  const t = useT();
  const errorText = useErrorText();
  const refresh = useRefresh();
  const start = useCall(startReconciliation);
  const [gatewayId, setGatewayId] = useState(gateways[0]?.id ?? "");
  const [days, setDays] = useState(() => usualDays(new Date()));
  const [tried, setTried] = useState(false);
  const isWrong = tried && !areDaysGood(days);

  async function run() {
    setTried(true);
    if (!areDaysGood(days) || start.isPending) return;
    try {
      const { id } = await start.mutateAsync({ body: { ...days, gatewayId } });
      await refresh(listReconciliations);
      onStarted(id);
      onClose();
    } catch {
      // start.error holds the error
    }
  }

  return (
    <Form onSubmit={() => void run()}>
      <SelectField
        label={t("treasury:gateways.provider")}
        value={gatewayId}
        onChange={(id) => {
          setGatewayId(id);
          start.reset();
        }}
        options={gateways.map(({ id, provider, sandbox }) => ({
          value: id,
          label: sandbox ? `${PROVIDER_NAMES[provider]} · ${t("treasury:gateways.sandbox")}` : PROVIDER_NAMES[provider],
        }))}
      />
      <div className="flex flex-wrap gap-4">
        <DateField
          label={t("treasury:filter.from")}
          value={days.from}
          onChange={(from) => setDays({ ...days, from })}
          error={isWrong ? t("treasury:reconciliation.daysWrong") : undefined}
        />
        <DateField label={t("treasury:filter.to")} value={days.to} onChange={(to) => setDays({ ...days, to })} />
      </div>
      {start.error && <Notice tone="danger">{errorText(start.error)}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t("common:cancel")}</Button>
        <Button type="submit" variant="primary" busy={start.isPending} busyLabel={t("common:pleaseWait")}>
          {t("treasury:reconciliation.start")}
        </Button>
      </div>
    </Form>
  );
}
