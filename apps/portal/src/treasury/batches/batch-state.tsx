import type { Batch } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Globe, Lock, Pencil } from "@offertory/ui/icons.ts";
import { StateMark } from "../state-mark.tsx";

/** Whether a batch accepts donations, as a word with an icon. */
export function BatchState({ batch: { closed, online } }: { batch: Pick<Batch, "closed" | "online"> }) {
  const t = useT();
  if (closed) {
    return (
      <StateMark tone="neutral" icon={<Lock />}>
        {t("treasury:batches.closed")}
      </StateMark>
    );
  }
  return online ? (
    <StateMark tone="info" icon={<Globe />}>
      {t("treasury:batches.gathers")}
    </StateMark>
  ) : (
    <StateMark tone="success" icon={<Pencil />}>
      {t("treasury:batches.open")}
    </StateMark>
  );
}
