import { unitsOf } from "@offertory/i18n";
import { type Batch } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";

/** Returns how many cents are still missing; negative if there are too many; null without an expected total. */
export const missingCents = ({ expectedTotal, totalAmount }: Pick<Batch, "expectedTotal" | "totalAmount">) =>
  expectedTotal === null ? null : (unitsOf(expectedTotal) ?? 0) - (unitsOf(totalAmount) ?? 0);

/** How a batch differs from its expected total; nothing without one. */
export function BatchDifference({ batch }: { batch: Pick<Batch, "expectedTotal" | "totalAmount"> }) {
  const t = useT();
  const { money } = useFormats();
  const missing = missingCents(batch);
  if (missing === null) return null;
  if (missing === 0) return <span className="text-success">{t("treasury:batches.matches")}</span>;
  return missing > 0 ? (
    <span className="text-ink-soft">{t("treasury:batches.left", { amount: money(missing) })}</span>
  ) : (
    <span className="text-danger">{t("treasury:batches.over", { amount: money(-missing) })}</span>
  );
}
