import type { AppName, PageConfig } from "@offertory/api-client";
import type { Notification } from "@offertory/contract";

/** Where a notification leads: a page of this app, or another app's in a new window. */
export interface Target {
  href: string;
  inside: boolean;
}

const PATHS: Record<string, (id: string) => string> = {
  task: (id) => `/tasks/${id}`,
  assignment: (id) => `/my/plans/${id}`,
  note: (id) => `/people/${id}`,
  formSubmission: () => "/forms",
};

/** The portal is both the app of those who run a church and that of its members. Null for what leads nowhere. */
export function targetOf(
  { contentType, contentId, link }: Pick<Notification, "contentType" | "contentId" | "link">,
  app: AppName,
  apps: PageConfig["apps"],
): Target | null {
  const path = PATHS[contentType]?.(encodeURIComponent(contentId)) ?? null;
  const isFixed = contentType === "task" || contentType === "assignment";
  const wanted = isFixed ? path : (ownPath(link) ?? path);
  if (wanted === null) return null;
  return app === "portal" ? { href: wanted, inside: true } : { href: apps.portal + wanted, inside: false };
}

/** A link is taken as a path of ours or not at all: what others wrote must not lead elsewhere. */
const ownPath = (link: string | null): string | null => (link && /^\/(?![/\\])/.test(link) ? link : null);
