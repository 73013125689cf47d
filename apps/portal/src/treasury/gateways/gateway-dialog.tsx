import { useCall, useRefresh } from "@offertory/api-client";
import {
  addGateway,
  changeGateway,
  listDonateGateways,
  listGateways,
  listGatewaysOfChurch,
  PROVIDERS,
  type GatewaySettings,
} from "@offertory/contract";
import { useErrorText, useLanguage, useT } from "@offertory/i18n/react";
import { Button, Checkbox, Dialog, DialogFoot, Form, Notice, RadioGroup, useSnackbar } from "@offertory/ui";
import { useState } from "react";
import { changeOfGateway, problemsOfGateway, startGateway, type GatewayDraft } from "./gateway-draft.ts";
import { PROVIDER_HINTS, PROVIDER_NAMES } from "./gateway-labels.ts";
import { KeyFields } from "./key-fields.tsx";
import { PROVIDER_KEYS } from "./provider-keys.ts";
import { RateFields } from "./rate-fields.tsx";

interface GatewayDialogProps {
  /** The gateway to change; null for a new one. */
  gateway: GatewaySettings | null;
  open: boolean;
  onClose(): void;
}

/** Connects a payment provider or changes the settings of a gateway. */
export function GatewayDialog({ gateway, open, onClose }: GatewayDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        gateway
          ? t("treasury:gateways.change", { name: PROVIDER_NAMES[gateway.provider] })
          : t("treasury:gateways.addTitle")
      }
      closeLabel={t("common:close")}
    >
      <GatewayForm gateway={gateway} onClose={onClose} />
    </Dialog>
  );
}

function GatewayForm({ gateway, onClose }: Omit<GatewayDialogProps, "open">) {
  const t = useT();
  const { language } = useLanguage();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const add = useCall(addGateway);
  const change = useCall(changeGateway);
  const [draft, setDraft] = useState(() => startGateway(language, gateway));
  const [tried, setTried] = useState(false);
  const problems = tried ? problemsOfGateway(language, draft) : [];
  const busy = add.isPending || change.isPending;
  const refusal = add.error ?? change.error;

  function edit(part: Partial<GatewayDraft>) {
    setDraft({ ...draft, ...part });
    add.reset();
    change.reset();
  }

  async function save() {
    setTried(true);
    if (busy || problemsOfGateway(language, draft).length > 0) return;
    const body = changeOfGateway(language, draft);
    try {
      await (gateway
        ? change.mutateAsync({ params: { id: gateway.id }, body })
        : add.mutateAsync({ body: { ...body, provider: draft.provider } }));
    } catch {
      return; // add.error or change.error holds the error
    }
    onClose();
    const name = PROVIDER_NAMES[draft.provider];
    snackbar.success(t(gateway ? "treasury:gateways.changed" : "treasury:gateways.added", { name }));
    await refresh(listGateways, listGatewaysOfChurch, listDonateGateways);
  }

  return (
    <Form onSubmit={() => void save()}>
      {!gateway && (
        <RadioGroup
          label={t("treasury:gateways.provider")}
          value={draft.provider}
          onChange={(provider) => edit({ provider })}
          options={PROVIDERS.map((provider) => ({
            value: provider,
            label: PROVIDER_NAMES[provider],
            hint: t(PROVIDER_HINTS[provider]),
          }))}
        />
      )}
      <KeyFields draft={draft} problems={problems} hasKeys={gateway?.hasPrivateKey ?? false} onChange={edit} />
      <RadioGroup
        label={t("treasury:gateways.fee")}
        value={draft.payFees ? "added" : "asked"}
        onChange={(fee) => edit({ payFees: fee === "added" })}
        options={[
          { value: "asked", label: t("treasury:gateways.feeAsked") },
          { value: "added", label: t("treasury:gateways.feeAdded") },
        ]}
      />
      <RateFields
        title={t("treasury:gateways.cardRate")}
        rate={draft.card}
        isWrong={problems.includes("card")}
        withPresets
        onChange={(card) => edit({ card })}
      />
      {PROVIDER_KEYS[draft.provider].hasBankRate && (
        <RateFields
          title={t("treasury:gateways.bankRate")}
          rate={draft.bank}
          isWrong={problems.includes("bank")}
          onChange={(bank) => edit({ bank })}
        />
      )}
      <Checkbox
        label={t("treasury:gateways.enabled")}
        hint={t("treasury:gateways.enabledHint")}
        checked={draft.enabled}
        onChange={(enabled) => edit({ enabled })}
      />
      {refusal && <Notice tone="danger">{errorText(refusal)}</Notice>}
      <DialogFoot>
        <Button onClick={onClose}>{t("common:cancel")}</Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel={t("common:saving")}>
          {gateway ? t("common:saveChanges") : t("treasury:gateways.add")}
        </Button>
      </DialogFoot>
    </Form>
  );
}
