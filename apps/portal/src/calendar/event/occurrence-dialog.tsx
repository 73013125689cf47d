import { useRead } from "@offertory/api-client";
import { type Occurrence, readEvent } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Badge, Button, ConfirmDialog, Dialog, TextWithLinks } from "@offertory/ui";
import { Globe, Lock, MapPin, Pencil, Repeat, Trash2 } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useTimes } from "../use-times.ts";
import { ScopeDialog } from "./scope-dialog.tsx";
import { useRemoveEvent } from "./use-remove-event.ts";
import { useRuleText } from "./use-rule-text.ts";

interface OccurrenceDialogProps {
  occurrence: Occurrence | null;
  mayEdit: boolean;
  onEdit(occurrence: Occurrence): void;
  onClose(): void;
}

/** Shows one occurrence of an event; people who may edit can change or remove it. */
export function OccurrenceDialog({ occurrence, mayEdit, onEdit, onClose }: OccurrenceDialogProps) {
  const t = useT();
  const [removing, setRemoving] = useState(false);
  const { remove, busy } = useRemoveEvent(() => {
    setRemoving(false);
    onClose();
  });
  const recurs = occurrence?.recurrenceId !== null;
  return (
    <>
      <Dialog
        open={occurrence !== null && !removing}
        onClose={onClose}
        title={occurrence?.title ?? ""}
        closeLabel={t("common:close")}
        actions={
          occurrence && mayEdit ? (
            <>
              <Button icon={<Trash2 />} onClick={() => setRemoving(true)}>
                {t("calendar:remove")}
              </Button>
              <Button variant="primary" icon={<Pencil />} onClick={() => onEdit(occurrence)}>
                {t("calendar:edit")}
              </Button>
            </>
          ) : undefined
        }
      >
        {occurrence ? <Details occurrence={occurrence} /> : null}
      </Dialog>
      {occurrence && recurs ? (
        <ScopeDialog
          open={removing}
          title={t("calendar:scope.removeTitle", { title: occurrence.title })}
          confirmLabel={t("calendar:remove")}
          danger
          busy={busy}
          onCancel={() => setRemoving(false)}
          onConfirm={(scope) => void remove(occurrence, scope)}
        />
      ) : null}
      {occurrence && !recurs ? (
        <ConfirmDialog
          open={removing}
          title={t("calendar:scope.removeTitle", { title: occurrence.title })}
          body={t("calendar:scope.removeBody")}
          confirmLabel={t("calendar:remove")}
          cancelLabel={t("common:cancel")}
          danger
          busy={busy}
          onCancel={() => setRemoving(false)}
          onConfirm={() => void remove(occurrence, "all")}
        />
      ) : null}
    </>
  );
}

const LINE = "flex items-start gap-2 text-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-soft";

function Details({ occurrence }: { occurrence: Occurrence }) {
  const t = useT();
  const times = useTimes();
  const ruleText = useRuleText();
  const { eventId, recurrenceId, moved, place, description, visibility } = occurrence;
  const event = useRead(readEvent, { params: { id: eventId } }, { enabled: recurrenceId !== null });
  const rule = event.data?.recurrenceRule;
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium">{times.span(occurrence)}</p>
      {moved ? (
        <p>
          <Badge tone="info">{t("calendar:changed")}</Badge>
        </p>
      ) : null}
      {rule ? (
        <p className={LINE}>
          <Repeat aria-hidden />
          {ruleText(rule)}
        </p>
      ) : null}
      {place ? (
        <p className={LINE}>
          <MapPin aria-hidden />
          {place}
        </p>
      ) : null}
      <p className={LINE}>
        {visibility === "public" ? <Globe aria-hidden /> : <Lock aria-hidden />}
        {t(visibility === "public" ? "calendar:public" : "calendar:church")}
      </p>
      {description ? (
        <p className="text-sm whitespace-pre-wrap wrap-anywhere">
          <TextWithLinks text={description} />
        </p>
      ) : null}
    </div>
  );
}
