import { useApi } from "@offertory/api-client";
import { type PaymentMethod, removeMethod } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, ConfirmDialog, IconButton, useSnackbar } from "@offertory/ui";
import { Trash2 } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useFailureText } from "../card-entry/use-failure-text.ts";
import { useOneAtATime } from "./use-one-at-a-time.ts";

interface RemoveMethodProps {
  method: PaymentMethod;
  /** The unique name in the list. */
  name: string;
  onRemoved: () => void;
  /** Whether it is in a list, where the button's label has to name the method. */
  inList?: boolean;
}

/** A button that removes a payment method after a confirmation. */
export function RemoveMethod({ method, name, onRemoved, inList = false }: RemoveMethodProps) {
  const t = useT();
  const call = useApi();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const { busy, once } = useOneAtATime();
  const [asking, setAsking] = useState(false);

  async function remove() {
    try {
      await call(removeMethod, { params: { id: method.id, customerId: method.customerId } });
      setAsking(false);
      snackbar.success(t("giving:methods.removed", { name }));
      onRemoved();
    } catch (error) {
      setAsking(false);
      snackbar.error(failureText(error, "method-not-removed"));
    }
  }

  return (
    <>
      {inList ? (
        <IconButton
          size="small"
          icon={<Trash2 />}
          label={t("giving:methods.removeOne", { name })}
          onClick={() => setAsking(true)}
        />
      ) : (
        <Button variant="quiet" icon={<Trash2 />} onClick={() => setAsking(true)}>
          {t("giving:methods.remove")}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        danger
        title={t("giving:methods.removeTitle", { name })}
        body={t("giving:methods.removeBody")}
        confirmLabel={t("giving:methods.remove")}
        cancelLabel={t("common:cancel")}
        busy={busy}
        busyLabel={t("common:pleaseWait")}
        onConfirm={() => void once(remove)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
