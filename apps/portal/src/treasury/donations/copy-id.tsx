import { useT } from "@offertory/i18n/react";
import { IconButton, useSnackbar } from "@offertory/ui";
import { Copy } from "@offertory/ui/icons.ts";
import { useRef } from "react";

/** The payment provider's id of a payment, with a button that copies it. */
export function CopyId({ id }: { id: string }) {
  const t = useT();
  const snackbar = useSnackbar();
  const code = useRef<HTMLElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(id);
      snackbar.success(t("treasury:donation.idCopied"));
    } catch {
      // Without permission for the clipboard, the id is selected, so that the person can copy it.
      if (code.current) getSelection()?.selectAllChildren(code.current);
    }
  }

  return (
    <span className="flex items-center gap-1">
      <code ref={code} className="min-w-0 text-xs wrap-anywhere">
        {id}
      </code>
      <IconButton
        size="small"
        icon={<Copy className="size-4" />}
        label={t("treasury:donation.copyId")}
        onClick={() => void copy()}
      />
    </span>
  );
}
