import { MAX_GATEWAY_KEY_LENGTH } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Notice, RadioGroup, TextField } from "@offertory/ui";
import type { GatewayDraft, GatewayProblem } from "./gateway-draft.ts";
import { ENVIRONMENT_LABELS, PROVIDER_NAMES } from "./gateway-labels.ts";
import { PROVIDER_KEYS } from "./provider-keys.ts";

interface KeyFieldsProps {
  draft: GatewayDraft;
  problems: readonly GatewayProblem[];
  /** Whether keys are stored already; typed ones replace them. */
  hasKeys: boolean;
  onChange(part: Partial<GatewayDraft>): void;
}

/** The keys of a gateway. The private key can be set but is never shown. */
export function KeyFields({ draft, problems, hasKeys, onChange }: KeyFieldsProps) {
  const t = useT();
  const provider = PROVIDER_NAMES[draft.provider];
  const isTyped = draft.publicKey.trim() !== "" || draft.privateKey.trim() !== "";
  const { publicLabel, publicExample, privateExample, asksEnvironment } = PROVIDER_KEYS[draft.provider];
  const missing = (key: GatewayProblem) => (problems.includes(key) ? t("treasury:gateways.bothKeys") : undefined);
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 text-sm font-medium">{t("treasury:gateways.keys", { provider })}</legend>
      {!isTyped && (
        <Notice tone="info">
          {t(hasKeys ? "treasury:gateways.keysStay" : "treasury:gateways.noKeys", { provider })}
        </Notice>
      )}
      <TextField
        label={t(publicLabel)}
        value={draft.publicKey}
        onChange={(publicKey) => onChange({ publicKey })}
        error={missing("publicKey")}
        maxLength={MAX_GATEWAY_KEY_LENGTH}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        placeholder={publicExample}
      />
      <TextField
        label={t("treasury:gateways.privateKey")}
        hint={t("treasury:gateways.privateHint")}
        type="password"
        value={draft.privateKey}
        onChange={(privateKey) => onChange({ privateKey })}
        error={missing("privateKey")}
        maxLength={MAX_GATEWAY_KEY_LENGTH}
        autoComplete="new-password"
        spellCheck={false}
        placeholder={privateExample}
      />
      {asksEnvironment && isTyped && (
        <RadioGroup
          label={t("treasury:gateways.kind")}
          value={draft.environment}
          onChange={(environment) => onChange({ environment })}
          options={(["live", "test"] as const).map((value) => ({ value, label: t(ENVIRONMENT_LABELS[value]) }))}
        />
      )}
    </fieldset>
  );
}
