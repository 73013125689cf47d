import { useRead } from "@offertory/api-client";
import { listPersonTags, type Person } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, DisplayBox, LazyDialog, SkeletonText } from "@offertory/ui";
import { Plus, Tag } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { LoadFailed } from "@offertory/features/access";
import { Link } from "@offertory/router";
import { TagChip } from "./tag-chip.tsx";
import { useTagPeople } from "./use-tag-people.ts";

/** The tags on a person's record. */
export function TagsBox({ person, mayEdit }: { person: Pick<Person, "id" | "name">; mayEdit: boolean }) {
  const t = useT();
  const { id } = person;
  const tags = useRead(listPersonTags, { params: { id } });
  const change = useTagPeople();
  const [adding, setAdding] = useState(false);
  return (
    <DisplayBox
      title={t("people:tags.title")}
      icon={<Tag />}
      actions={
        mayEdit && (
          <Button variant="quiet" size="small" icon={<Plus />} onClick={() => setAdding(true)}>
            {t("people:tags.add")}
          </Button>
        )
      }
    >
      {tags.data ? (
        tags.data.length === 0 ? (
          <p className="text-sm text-ink-soft">{t("people:tags.noneOf")}</p>
        ) : (
          <ul className="flex flex-wrap gap-2">
            {tags.data.map((tag) => (
              <li key={tag.id} className="max-w-full">
                <TagChip
                  name={
                    <Link to={`/people?tag=${tag.id}`} className="link-target hover:underline">
                      {tag.name}
                    </Link>
                  }
                  {...(mayEdit && {
                    removeLabel: t("people:tags.removeOne", { tag: tag.name }),
                    onRemove: () => void change([id], tag, false),
                  })}
                />
              </li>
            ))}
          </ul>
        )
      ) : tags.error ? (
        <LoadFailed error={tags.error} onRetry={() => void tags.refetch()} />
      ) : (
        <div role="status" aria-label={t("people:tags.loading")}>
          <SkeletonText lines={1} />
        </div>
      )}
      <LazyDialog
        load={async () => (await import("./tag-people-dialog.tsx")).TagPeopleDialog}
        failedText={t("shell:unreachable.panel")}
        dialog={{
          open: adding,
          title: t("people:tags.titleOf", { name: person.name.display }),
          people: [{ id, tags: tags.data }],
          onClose: () => setAdding(false),
        }}
      />
    </DisplayBox>
  );
}
