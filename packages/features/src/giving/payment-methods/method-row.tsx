import type { PaymentMethod } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Badge, Button, IconButton } from "@offertory/ui";
import { Pencil } from "@offertory/ui/icons.ts";
import { nameAmong, writtenExpiry } from "./method-name.ts";
import { RemoveMethod } from "./remove-method.tsx";

interface MethodRowProps {
  method: PaymentMethod;
  /** All methods of the list. */
  methods: readonly PaymentMethod[];
  mayEdit: boolean;
  onEdit: () => void;
  onVerify: () => void;
  onRemoved: () => void;
}

export function MethodRow({ method, methods, mayEdit, onEdit, onVerify, onRemoved }: MethodRowProps) {
  const t = useT();
  const { sentences } = useFormats();
  const name = nameAmong(method, methods);
  const expiry = writtenExpiry(method);
  const needsProof = method.type === "bank" && method.status === "new";
  // A card saved by PayPal cannot be changed, only removed.
  const isPayPal = method.type === "paypal";
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2 last:border-0 sm:px-5">
      <div className="min-w-0 grow">
        <p className="tabular font-medium wrap-anywhere text-ink">{name}</p>
        <p className="text-sm text-ink-soft">
          {sentences(
            isPayPal && t("giving:paypal.through"),
            expiry && t("giving:methods.expires", { date: expiry }),
            !expiry && method.type === "bank" && t("giving:methods.bankAccount"),
          )}
        </p>
      </div>
      {needsProof && <Badge tone="warning">{t("giving:methods.unverified")}</Badge>}
      {needsProof && mayEdit && (
        <Button size="small" onClick={onVerify} aria-label={t("giving:methods.verifyOne", { name })}>
          {t("giving:methods.verify")}
        </Button>
      )}
      {method.type === "bank" && method.status === "verified" && (
        <Badge tone="success">{t("giving:methods.verified")}</Badge>
      )}
      {mayEdit && isPayPal && <RemoveMethod {...{ method, name }} onRemoved={onRemoved} inList />}
      {mayEdit && !isPayPal && (
        <IconButton size="small" icon={<Pencil />} label={t("giving:methods.edit", { name })} onClick={onEdit} />
      )}
    </li>
  );
}
