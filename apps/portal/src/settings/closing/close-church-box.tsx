import { useSession } from "@offertory/api-client";
import { CHURCH_PERMISSIONS } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, DisplayBox } from "@offertory/ui";
import { TriangleAlert } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { CloseChurchDialog } from "./close-church-dialog.tsx";

/** Closes the church. Shown only to people with every permission; the server also requires the administrators' role. */
export function CloseChurchBox({ church }: { church: { id: string; name: string } }) {
  const t = useT();
  const { can } = useSession();
  const [open, setOpen] = useState(false);
  if (!CHURCH_PERMISSIONS.every(can)) return null;
  return (
    <DisplayBox className="mt-6 max-w-2xl" title={t("settings:closing.title")} icon={<TriangleAlert />}>
      <p className="mb-4 text-sm text-pretty text-ink-soft">{t("settings:closing.text")}</p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t("settings:closing.open")}
      </Button>
      {open ? <CloseChurchDialog church={church} onClose={() => setOpen(false)} /> : null}
    </DisplayBox>
  );
}
