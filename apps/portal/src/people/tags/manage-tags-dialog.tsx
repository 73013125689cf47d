import { useRead, useRefresh } from "@offertory/api-client";
import { listPeople, listPersonTags, listTags } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Dialog, EmptyState, Notice, SkeletonText } from "@offertory/ui";
import { Tag } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { TagNameForm } from "./tag-name-form.tsx";
import { TagRow } from "./tag-row.tsx";

export interface ManageTagsDialogProps {
  open: boolean;
  onClose(): void;
}

/** Creates, renames and deletes the tags of the church. */
export function ManageTagsDialog({ open, onClose }: ManageTagsDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const refresh = useRefresh();
  const { data, error } = useRead(listTags, {}, { enabled: open });
  const [editing, setEditing] = useState<string | null>(null);

  async function changed() {
    setEditing(null);
    await refresh(listTags, listPersonTags, listPeople);
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("people:tags.manage")}
      description={t("people:tags.hint")}
      closeLabel={t("common:close")}
    >
      <div className="flex flex-col gap-5">
        <TagNameForm tag={null} onDone={changed} />
        {error && <Notice tone="danger">{errorText(error)}</Notice>}
        {!data && !error && (
          <div role="status" aria-label={t("people:tags.loading")}>
            <SkeletonText lines={3} />
          </div>
        )}
        {data?.length === 0 && (
          <EmptyState icon={<Tag />} title={t("people:tags.none")} body={t("people:tags.noneHint")} className="py-6" />
        )}
        {data && data.length > 0 && (
          <ul aria-label={t("people:tags.title")} className="flex flex-col divide-y divide-line">
            {data.map((tag) => (
              <li key={tag.id} className="py-2">
                {editing === tag.id ? (
                  <TagNameForm tag={tag} onDone={changed} onCancel={() => setEditing(null)} />
                ) : (
                  <TagRow tag={tag} onEdit={() => setEditing(tag.id)} onDeleted={changed} />
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
