import { MAX_GIFT } from "@offertory/contract/giving/amounts/gift-limits";
import { formatWholeMoney, minGift, presetAmounts, writeLinkAmount } from "@offertory/i18n";
import { Button } from "@offertory/ui";
import { useEffect, useEffectEvent, useState } from "react";
import type { Give } from "../give-context.ts";

const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0"] as const;
const DELETE = "Backspace";

/** Large keys for the amount. Digits move in from the right as on a card terminal, so no decimal point is typed. */
export function KioskStart({ give }: { give: Give }) {
  const { t, page, money, language, query } = give;
  const [cents, setCents] = useState(0);
  const isEnough = cents >= minGift();

  function press(key: string): void {
    if (key === DELETE) return setCents((known) => Math.floor(known / 10));
    setCents((known) => {
      const next = Number(String(known) + key);
      return next > MAX_GIFT ? known : next;
    });
  }
  function open(amount: number): void {
    const parameters = new URLSearchParams({
      ...(query.fundId && { fundId: query.fundId }),
      amount: writeLinkAmount(amount),
    });
    location.replace(`${location.pathname}?${parameters.toString()}`);
  }
  const onKey = useEffectEvent(({ key, metaKey, ctrlKey, altKey }: KeyboardEvent) => {
    if (metaKey || ctrlKey || altKey) return;
    if (/^\d$/.test(key) || key === DELETE) press(key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);

  return (
    <>
      <h1>{t("give:title", { church: page.church.name })}</h1>
      <p role="status" className="kiosk-amount tabular">
        {money(cents)}
      </p>
      <div role="group" aria-label={t("give:presets")} className="kiosk-presets">
        {presetAmounts().map((amount) => (
          <Button key={amount} onClick={() => open(amount)}>
            {formatWholeMoney(language, amount)}
          </Button>
        ))}
      </div>
      <div role="group" aria-label={t("give:amount")} className="kiosk-keys">
        {KEYS.map((key) => (
          <Button key={key} onClick={() => press(key)}>
            {key}
          </Button>
        ))}
        <Button aria-label={t("give:kioskDelete")} onClick={() => press(DELETE)}>
          ⌫
        </Button>
      </div>
      <Button variant="primary" disabled={!isEnough} onClick={() => open(cents)}>
        {isEnough ? t("give:giveAmount", { amount: money(cents) }) : t("give:kioskChoose")}
      </Button>
    </>
  );
}
