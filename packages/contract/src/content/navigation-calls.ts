import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { MAX_ADDRESS_LENGTH } from "../rich-text/safe-address.ts";
import { Id, text } from "../text/text.ts";

export const MAX_MENU_LABEL_LENGTH = 60;

const MenuLink = { label: text(MAX_MENU_LABEL_LENGTH), url: text(MAX_ADDRESS_LENGTH) };

/** A menu item of the site: a page of the church by its path (`/about`), or any other URL. */
export const NavigationLink = z.object({
  ...MenuLink,
  /** The submenu. It has no submenus of its own. */
  children: z.prefault(z.array(z.object(MenuLink)).check(z.maxLength(20)), []),
});
export type NavigationLink = z.output<typeof NavigationLink>;

const Navigation = z.array(NavigationLink).check(z.maxLength(20));

export const readNavigation = endpoint({
  api: "content",
  method: "GET",
  path: "/navigation/:churchId",
  summary: "Read the menu of a church's site; visitors get no links to unpublished pages",
  params: z.object({ churchId: Id }),
  answer: Navigation,
});

export const saveNavigation = endpoint({
  api: "content",
  method: "POST",
  path: "/navigation",
  summary: "Save the menu of the church's site",
  body: Navigation,
  answer: Navigation,
});
