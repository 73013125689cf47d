import type { Page } from "@offertory/contract";
import type { NamedPage } from "./page-store.ts";

export const describePage = (row: NamedPage): Page => {
  const { id, churchId, url, title, description, picture, publishedAt, changedAt, changedByName } = row;
  return {
    id,
    churchId,
    url,
    title,
    description,
    picture,
    state: stateOf(row),
    publishedAt: publishedAt?.toISOString() ?? null,
    changedAt: changedAt.toISOString(),
    changedBy: changedByName,
  };
};

const stateOf = ({ versionId, isChanged }: NamedPage): Page["state"] =>
  versionId === null ? "draft" : isChanged ? "changed" : "published";
