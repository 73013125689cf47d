import type { UseSession } from "@offertory/api-client";
import { can, offersGiftAid, type UserChurch } from "@offertory/contract";
import type { T } from "@offertory/i18n/react";
import type { NavItem, NavPlace } from "@offertory/ui";
import {
  Building2,
  Calendar,
  CircleCheck,
  FileText,
  Globe,
  HandHeart,
  House,
  Landmark,
  Settings,
  ShieldCheck,
  User,
  Users,
} from "@offertory/ui/icons.ts";
import {
  buildsForms,
  seesGifts,
  seesGivingSettings,
  seesPeople,
  seesRoles,
  seesTreasury,
  treasuryHome,
} from "./may-see.ts";

type May = UseSession["can"];

const isPeople = (path: string) => /^\/(people|households)(\/|$)/.test(path);
const isTreasury = (path: string) => /^\/treasury(\/|$)/.test(path);
const isForms = (path: string) => /^\/(my-)?forms(\/|$)/.test(path);
const isTasks = (path: string) => /^\/(tasks|plans|my\/plans)(\/|$)/.test(path);

/** What only some churches have. */
export interface ChurchFeatures {
  hasGiftAid: boolean;
}

/** Returns what the church has that the user is in. */
export const featuresOf = (church: UserChurch | null): ChurchFeatures => ({
  hasGiftAid: church !== null && offersGiftAid(church.church),
});

/** The main navigation: the areas that the user's permissions allow, with their places. */
export function primaryNav(t: T, may: May, { hasGiftAid }: ChurchFeatures): NavItem[] {
  const items: (NavItem | false)[] = [
    { href: "/", label: t("shell:nav.home"), icon: <House /> },
    { href: "/giving", label: t("shell:nav.giving"), icon: <HandHeart /> },
    seesPeople(may) && {
      href: "/people",
      label: t("shell:nav.people"),
      icon: <Users />,
      match: isPeople,
      places: peoplePlaces(t, may),
    },
    seesTreasury(may) && {
      href: treasuryHome(may),
      label: t("shell:nav.treasury"),
      icon: <Landmark />,
      match: isTreasury,
      places: treasuryPlaces(t, may, hasGiftAid),
    },
    {
      href: buildsForms(may) ? "/forms" : "/my-forms",
      label: t("shell:nav.forms"),
      icon: <FileText />,
      match: isForms,
      places: formsPlaces(t, may),
    },
    may(can.editContent) && {
      href: "/site",
      label: t("shell:nav.site"),
      icon: <Globe />,
      places: [
        { href: "/site", label: t("shell:titles.site") },
        { href: "/site/menu", label: t("shell:titles.siteMenu") },
      ],
    },
    { href: "/calendar", label: t("shell:nav.calendar"), icon: <Calendar /> },
    {
      href: "/tasks",
      label: t("shell:nav.tasks"),
      icon: <CircleCheck />,
      match: isTasks,
      places: tasksPlaces(t, may),
    },
    seesRoles(may) && { href: "/roles", label: t("shell:nav.roles"), icon: <ShieldCheck /> },
    may(can.editSettings) && { href: "/settings", label: t("shell:nav.settings"), icon: <Settings /> },
    {
      href: "/churches",
      label: t("shell:nav.churches"),
      icon: <Building2 />,
      places: [
        { href: "/churches", label: t("shell:nav.myChurches") },
        { href: "/churches/register", label: t("shell:nav.registerChurch") },
      ],
    },
    { href: "/profile", label: t("shell:nav.profile"), icon: <User /> },
  ];
  return items.filter((item) => item !== false);
}

function peoplePlaces(t: T, may: May): NavPlace[] {
  if (!may(can.editPeople)) return [];
  return [
    { href: "/people", label: t("shell:nav.allPeople") },
    { href: "/people/new", label: t("shell:nav.addPerson") },
    { href: "/people/duplicates", label: t("shell:nav.duplicates") },
  ];
}

function treasuryPlaces(t: T, may: May, hasGiftAid: boolean): NavPlace[] {
  const seesAll = may(can.viewDonations);
  const places: (NavPlace | false)[] = [
    seesAll && { href: "/treasury", label: t("shell:nav.overview") },
    seesGifts(may) && { href: "/treasury/donations", label: t("shell:titles.donations") },
    seesGifts(may) && { href: "/treasury/recurring", label: t("shell:titles.recurring") },
    seesGifts(may) && { href: "/treasury/batches", label: t("shell:titles.batches") },
    seesAll && { href: "/treasury/statements", label: t("shell:titles.statements") },
    seesAll && hasGiftAid && { href: "/treasury/gift-aid", label: t("shell:titles.giftAid") },
    seesGifts(may) && { href: "/treasury/reconciliation", label: t("shell:titles.reconciliation") },
    seesAll && { href: "/treasury/audit", label: t("shell:titles.audit") },
    seesGivingSettings(may) && { href: "/treasury/funds", label: t("shell:titles.funds") },
    seesGivingSettings(may) && { href: "/treasury/gateways", label: t("shell:titles.gateways") },
    { href: "/treasury/links", label: t("shell:titles.links") },
  ];
  return places.filter((place) => place !== false);
}

function formsPlaces(t: T, may: May): NavPlace[] {
  if (!buildsForms(may)) return [];
  return [
    { href: "/forms", label: t("shell:titles.forms") },
    { href: "/my-forms", label: t("shell:nav.fillOutForm") },
  ];
}

function tasksPlaces(t: T, may: May): NavPlace[] {
  return [
    { href: "/tasks", label: t("shell:titles.tasks") },
    { href: "/my/plans", label: t("shell:titles.myPlans") },
    ...(may(can.editPlans) ? [{ href: "/plans", label: t("shell:titles.plans") }] : []),
  ];
}
