import { coveredTotal, type Environment, FUNDING_SOURCE_NAMES, type GatewaySettings } from "@offertory/contract";
import { presetAmounts } from "@offertory/i18n";
import { useFormats, useT } from "@offertory/i18n/react";
import { Button, DescriptionList, DisplayBox } from "@offertory/ui";
import { CircleCheck, EyeOff, Pencil, Info, LayoutGrid } from "@offertory/ui/icons.ts";
import { StateMark } from "../state-mark.tsx";
import { ENVIRONMENT_HINTS, PROVIDER_NAMES, ENVIRONMENT_LABELS } from "./gateway-labels.ts";
import { LastTest } from "./last-test.tsx";
import { TakeCards } from "./take-cards.tsx";
import { TestConnection } from "./test-connection.tsx";
import { useRateText } from "./use-rate-text.ts";

const LOOKS = {
  sandbox: { tone: "warning", icon: <LayoutGrid /> },
  test: { tone: "info", icon: <Info /> },
  live: { tone: "success", icon: <CircleCheck /> },
} as const;

interface GatewayBoxProps {
  gateway: GatewaySettings;
  /** The gateway that takes cards; null where donors can use none. */
  cards: GatewaySettings | null;
  mayEdit: boolean;
  onChange(): void;
}

/** A gateway: its provider and environment, who pays the fee, and the fee rates. */
export function GatewayBox({ gateway, cards, mayEdit, onChange }: GatewayBoxProps) {
  const t = useT();
  const { list, money } = useFormats();
  const rateText = useRateText();
  const { provider, environment, enabled, payFees, publicKey, hasPrivateKey, rates, capabilities } = gateway;
  const name = PROVIDER_NAMES[provider];
  const [example = 0] = presetAmounts().slice(2);
  return (
    <DisplayBox
      title={name}
      actions={
        mayEdit && (
          <Button
            size="small"
            icon={<Pencil />}
            onClick={onChange}
            aria-label={t("treasury:gateways.change", { name })}
          >
            {t("treasury:field.change")}
          </Button>
        )
      }
      footer={mayEdit ? <TestConnection gateway={gateway} /> : undefined}
    >
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <EnvironmentMark environment={environment} />
        {enabled ? (
          <StateMark tone="neutral" icon={<CircleCheck />}>
            {t("treasury:gateways.on")}
          </StateMark>
        ) : (
          <StateMark tone="neutral" icon={<EyeOff />}>
            {t("treasury:gateways.off")}
          </StateMark>
        )}
        <LastTest lastTest={gateway.lastTest} />
      </div>
      <p className="mb-4 text-sm text-pretty text-ink-soft">{t(ENVIRONMENT_HINTS[environment], { provider: name })}</p>
      <DescriptionList
        items={[
          ...(enabled && cards
            ? [
                {
                  term: t("treasury:gateways.cards"),
                  value: (
                    <div className="flex flex-col items-start gap-2">
                      {t("treasury:gateways.cardsHere", { name: PROVIDER_NAMES[cards.provider] })}
                      {mayEdit && !gateway.takesCards ? <TakeCards gateway={gateway} /> : null}
                    </div>
                  ),
                },
              ]
            : []),
          ...(enabled && capabilities.fundingSources.length > 0
            ? [
                {
                  term: t("treasury:gateways.accounts"),
                  value: list(capabilities.fundingSources.map((source) => FUNDING_SOURCE_NAMES[source])),
                },
              ]
            : []),
          {
            term: t("treasury:gateways.fee"),
            value: t(payFees ? "treasury:gateways.feeAdded" : "treasury:gateways.feeAsked"),
          },
          { term: t("treasury:gateways.cardRate"), value: rateText(rates.card) },
          ...(capabilities.takesBanks ? [{ term: t("treasury:gateways.bankRate"), value: rateText(rates.bank) }] : []),
          {
            term: t("treasury:gateways.example", { amount: money(example) }),
            value: t("treasury:gateways.covered", { total: money(coveredTotal(example, rates.card)) }),
          },
          { term: t("treasury:gateways.publicKey"), value: <code className="text-xs">{publicKey}</code> },
          {
            term: t("treasury:gateways.privateKey"),
            value: t(hasPrivateKey ? "treasury:gateways.keyKept" : "treasury:gateways.keyMissing"),
          },
        ]}
      />
    </DisplayBox>
  );
}

/** The environment of a gateway, which decides whether real money moves, as a word with an icon. */
function EnvironmentMark({ environment }: { environment: Environment }) {
  const t = useT();
  return <StateMark {...LOOKS[environment]}>{t(ENVIRONMENT_LABELS[environment])}</StateMark>;
}
