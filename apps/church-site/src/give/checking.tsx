import { useOnline } from "@offertory/api-client/online";
import { Button, Notice, Spinner } from "@offertory/ui";
import { useGive } from "./give-context.ts";

interface CheckingProps {
  /** False after polling has been given up. */
  isAsking: boolean;
  amount: number;
  onAsk(): void;
}

/** Shown while the result of a gift is unknown: nothing else can be given before it is known. */
export function Checking({ isAsking, amount, onAsk }: CheckingProps) {
  const { t, money } = useGive();
  const isOnline = useOnline();
  if (isAsking) {
    return (
      <div role="status" className="flex min-h-64 flex-col items-center justify-center gap-4 text-center">
        <Spinner label={t("give:checking", { amount: money(amount) })} />
        <p className="text-ink-soft">{t("give:checking", { amount: money(amount) })}</p>
      </div>
    );
  }
  if (!isOnline) {
    return (
      <div role="status">
        <Notice tone="warning" title={t("give:offlineTitle")}>
          {t("give:offlineGift", { amount: money(amount) })}
        </Notice>
      </div>
    );
  }
  return (
    <Notice
      tone="warning"
      title={t("give:unknownTitle")}
      action={
        <Button variant="primary" onClick={onAsk}>
          {t("give:askAgain")}
        </Button>
      }
    >
      {t("give:unknownBody", { amount: money(amount) })}
    </Notice>
  );
}
