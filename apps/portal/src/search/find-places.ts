import { can, type Permission, type UserChurch } from "@offertory/contract";
import { articleUrl, HELP_ARTICLES } from "@offertory/features/header";
import type { T } from "@offertory/i18n/react";
import { featuresOf, primaryNav } from "../shell/portal-nav.tsx";
import { matchesWords, type SearchOption } from "./search-option.ts";

// i18n-uses: shell:help.articles.*

type May = (permission: Permission) => boolean;

const MAX_PLACES = 6;
const MAX_ARTICLES = 4;

/** Finds the pages of the portal by their titles; without a text, the areas of the navigation. */
export function findPlaces(t: T, may: May, church: UserChurch | null, text: string): SearchOption[] {
  const areas = primaryNav(t, may, featuresOf(church));
  if (text === "") return areas.slice(0, MAX_PLACES).map(({ href, label }) => ({ id: `place:${href}`, label, href }));
  const places = areas.flatMap(({ href, label, places: within = [] }): SearchOption[] => [
    ...(within.some((place) => place.href === href) ? [] : [{ id: `place:${href}`, label, href }]),
    ...within.map((place) => ({ id: `place:${place.href}`, label: place.label, hint: label, href: place.href })),
  ]);
  return [...places, ...settingsTabs(t, may)]
    .filter(({ label, hint }) => matchesWords(text, label, hint ?? ""))
    .slice(0, MAX_PLACES);
}

function settingsTabs(t: T, may: May): SearchOption[] {
  if (!may(can.editSettings)) return [];
  const hint = t("shell:nav.settings");
  return [
    { id: "settings:branding", label: t("settings:tab.branding"), hint, href: "/settings?tab=branding" },
    { id: "settings:newcomers", label: t("settings:tab.newcomers"), hint, href: "/settings?tab=newcomers" },
    { id: "settings:support", label: t("settings:tab.support"), hint, href: "/settings?tab=support" },
  ];
}

/** Finds articles of the guide by their titles. */
export const findArticles = (t: T, documentation: string, text: string): SearchOption[] =>
  text === ""
    ? []
    : HELP_ARTICLES.map((article) => ({
        id: `help:${article}`,
        label: t(`shell:help.articles.${article}`),
        href: articleUrl(documentation, article),
        external: true,
      }))
        .filter(({ label }) => matchesWords(text, label))
        .slice(0, MAX_ARTICLES);
