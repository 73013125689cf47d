import { useRead } from "@offertory/api-client";
import { listTags, type Tag } from "@offertory/contract";
import { useErrorText, useFormats, useT } from "@offertory/i18n/react";
import { Button, Dialog, Notice, SkeletonText } from "@offertory/ui";
import { Plus } from "@offertory/ui/icons.ts";
import { countTags } from "./count-tags.ts";
import { TagChip } from "./tag-chip.tsx";
import { TagField } from "./tag-field.tsx";
import { type ChosenTag, useTagPeople } from "./use-tag-people.ts";

export interface TagPeopleDialogProps {
  open: boolean;
  title: string;
  people: readonly { id: string; tags?: readonly Tag[] | undefined }[];
  onClose(): void;
}

/** The most tags that are offered before anything is typed. */
const MAX_SHOWN = 12;

/** Adds a tag to people, or removes one that some of them have. Each choice closes the dialog and can be undone. */
export function TagPeopleDialog({ open, title, people, onClose }: TagPeopleDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const { data, error } = useRead(listTags, {}, { enabled: open });
  const change = useTagPeople();
  const counted = countTags(people);
  const everyones = new Set(counted.filter(({ count }) => count === people.length).map(({ tag }) => tag.id));
  const offered = data?.filter(({ id }) => !everyones.has(id)).slice(0, MAX_SHOWN) ?? [];

  function choose(tag: ChosenTag, tagged: boolean, ids = people.map(({ id }) => id)) {
    onClose();
    void change(ids, tag, tagged);
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={t("people:tags.hint")}
      closeLabel={t("common:close")}
    >
      {error && <Notice tone="danger">{errorText(error)}</Notice>}
      {!data && !error && <SkeletonText lines={3} />}
      {data && (
        <div className="flex min-h-72 flex-col gap-5">
          <TagField tags={data} without={everyones} onChoose={(tag) => choose(tag, true)} />
          {offered.length > 0 && (
            <div role="group" aria-label={t("people:tags.add")} className="flex flex-wrap gap-2">
              {offered.map((tag) => (
                <Button key={tag.id} size="small" icon={<Plus />} onClick={() => choose(tag, true)}>
                  {tag.name}
                </Button>
              ))}
            </div>
          )}
          {counted.length > 0 && <CurrentTags counted={counted} onRemove={({ tag, ids }) => choose(tag, false, ids)} />}
        </div>
      )}
    </Dialog>
  );
}

interface CurrentTagsProps {
  counted: ReturnType<typeof countTags>;
  onRemove(tag: ReturnType<typeof countTags>[number]): void;
}

function CurrentTags({ counted, onRemove }: CurrentTagsProps) {
  const t = useT();
  const { number } = useFormats();
  return (
    <section aria-label={t("people:tags.current")}>
      <h3 className="mb-2 text-sm font-medium">{t("people:tags.current")}</h3>
      <ul className="flex flex-wrap gap-2">
        {counted.map((each) => (
          <li key={each.tag.id} className="max-w-full">
            <TagChip
              name={each.tag.name}
              detail={number(each.count)}
              removeLabel={t("people:tags.remove", { tag: each.tag.name, count: each.count })}
              onRemove={() => onRemove(each)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
