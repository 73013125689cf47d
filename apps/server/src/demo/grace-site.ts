import type { NavigationLink } from "@offertory/contract";
import { about } from "./grace-site/about.ts";
import type { DemoPage, Named } from "./grace-site/elements.ts";
import { home } from "./grace-site/home.ts";
import { ministries } from "./grace-site/ministries.ts";
import { visit } from "./grace-site/visit.ts";

/** What Grace Community Church says of itself. */
export const gracePages = (named: Named): DemoPage[] => [home(named), about(named), ministries(named), visit(named)];

export const GRACE_MENU: NavigationLink[] = [
  { label: "Home", url: "/", children: [] },
  { label: "About", url: "/about", children: [{ label: "Ministries", url: "/ministries" }] },
  { label: "Visit", url: "/visit", children: [] },
  { label: "Events", url: "/events", children: [] },
];
