import type { PaymentMethod, PublicGateway } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Dialog } from "@offertory/ui";
import type { Donor } from "../donor.ts";
import { AddBankForm } from "./add-bank-form.tsx";
import { AddCardForm } from "./add-card-form.tsx";
import type { MethodKind } from "./add-method-menu.tsx";

interface AddMethodDialogProps {
  kind: MethodKind | null;
  donor: Donor;
  gateway: PublicGateway;
  onSaved: (method: PaymentMethod) => void;
  onClose: () => void;
}

/** Adds a card or bank account while giving. */
export function AddMethodDialog({ kind, donor, gateway, onSaved, onClose }: AddMethodDialogProps) {
  const t = useT();
  const props = { donor, gateway, onSaved, onCancel: onClose };
  return (
    <Dialog
      open={kind !== null}
      onClose={onClose}
      title={kind === "bank" ? t("giving:methods.addBank") : t("giving:methods.addCard")}
      closeLabel={t("common:close")}
    >
      {kind === "bank" ? <AddBankForm {...props} /> : <AddCardForm {...props} />}
    </Dialog>
  );
}
