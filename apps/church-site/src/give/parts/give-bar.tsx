import type { PageGateway } from "@offertory/contract/giving/donations/donation-page";
import type { Cents } from "@offertory/contract/money/cents";
import type { Frequency } from "@offertory/contract/giving/frequencies/recurrence";
import { providerName } from "@offertory/giving-client/card-entry";
import { describeTotal } from "@offertory/i18n";
import { Button, Notice } from "@offertory/ui";
import { Lock } from "@offertory/ui/icons.ts";
import { SandboxMark } from "../../public-page/sandbox-mark.tsx";
import { useGive } from "../give-context.ts";

// i18n-uses: give:total_*

interface GiveBarProps {
  total: Cents;
  frequency: Frequency | null;
  gateway: PageGateway;
  isBusy: boolean;
  isOnline: boolean;
}

/** The button with the total amount; on phones always visible. */
export function GiveBar({ total, frequency, gateway, isBusy, isOnline }: GiveBarProps) {
  const { t, money } = useGive();
  const words = describeTotal(money(total), frequency, (each, values) => t(`give:total_${each}`, values));
  return (
    <div className="sticky short:static bottom-0 z-10 -mx-4 flex flex-col gap-2 border-t border-line bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:static sm:-mx-8 sm:rounded-b-card sm:px-8 sm:pb-6">
      <div role="status" className={isOnline ? "sr-only" : ""}>
        {isOnline ? null : <Notice tone="warning">{t("give:offline")}</Notice>}
      </div>
      <Button
        type="submit"
        variant="primary"
        className="tabular min-h-12! w-full text-lg!"
        busy={isBusy}
        busyLabel={t("give:giving")}
      >
        {total === 0 ? t("give:give") : t("give:giveAmount", { amount: words })}
      </Button>
      <p className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1 text-sm text-ink-soft">
        <span className="flex items-center gap-2">
          <Lock className="size-4 shrink-0" />
          {t("give:secured", { provider: providerName(gateway) })}
        </span>
        {gateway.sandbox ? <SandboxMark>{t("give:sandbox")}</SandboxMark> : null}
      </p>
    </div>
  );
}
