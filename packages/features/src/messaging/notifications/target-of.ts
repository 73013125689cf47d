import type { AppName, PageConfig } from "@offertory/api-client";
import type { Notification } from "@offertory/contract";

/** The target of a notification: a page of this app, or a page of another app in a new window. */
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

/** Returns the target, which is always in the portal; null if the notification has none. */
export function targetOf(
  { contentType, contentId, link }: Pick<Notification, "contentType" | "contentId" | "link">,
  app: AppName,
  apps: PageConfig["apps"],
): Target | null {
  const path = PATHS[contentType]?.(encodeURIComponent(contentId)) ?? null;
  const isFixed = contentType === "task" || contentType === "assignment";
  const target = isFixed ? path : (ownPath(link) ?? path);
  if (target === null) return null;
  return app === "portal" ? { href: target, inside: true } : { href: apps.portal + target, inside: false };
}

/** Accepts a link only as a path of ours, because a link written by others must not lead to another site. */
const ownPath = (link: string | null): string | null => (link && /^\/(?![/\\])/.test(link) ? link : null);
