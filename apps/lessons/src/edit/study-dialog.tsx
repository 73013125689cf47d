import { changeStudy, type Study, type StudyChange } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, Dialog } from "@offertory/ui";
import { DetailFields } from "./detail-fields.tsx";
import { useChange } from "./use-change.ts";

export function StudyDialog({ study, onClose }: { study: Study; onClose(): void }) {
  const t = useT();
  const { change, attempt } = useChange();
  const saving = (body: StudyChange) => ({ params: { id: study.id }, body });
  return (
    <Dialog
      open
      onClose={onClose}
      title={study.name}
      closeLabel={t("common:close")}
      actions={<Button onClick={onClose}>{t("common:close")}</Button>}
    >
      <DetailFields
        nameLabel={t("lessons:edit.name")}
        item={study}
        onSave={(body) => change((call) => call(changeStudy, saving(body)))}
        onPicture={(picture) => void attempt((call) => call(changeStudy, saving({ picture })))}
      />
    </Dialog>
  );
}
