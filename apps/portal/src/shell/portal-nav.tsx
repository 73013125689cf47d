import type { UseSession } from "@offertory/api-client";
import { can } from "@offertory/contract";
import type { HeaderLink } from "@offertory/features/header";
import type { T } from "@offertory/i18n/react";
import type { NavItem } from "@offertory/ui";
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

const isTreasury = (path: string) => /^\/treasury(\/|$)/.test(path);
const isForms = (path: string) => /^\/(my-)?forms(\/|$)/.test(path);
const isSite = (path: string) => /^\/site(\/|$)/.test(path);
const isTasks = (path: string) => /^\/(tasks|plans|my\/plans)(\/|$)/.test(path);

/** The main navigation: the entries that the user's permissions allow. */
export function primaryNav(t: T, may: May): NavItem[] {
  const items: (NavItem | false)[] = [
    { href: "/", label: t("shell:nav.home"), icon: <House /> },
    { href: "/giving", label: t("shell:nav.giving"), icon: <HandHeart /> },
    seesPeople(may) && {
      href: "/people",
      label: t("shell:nav.people"),
      icon: <Users />,
      match: (path) => /^\/(people|households)(\/|$)/.test(path),
    },
    seesTreasury(may) && {
      href: treasuryHome(may),
      label: t("shell:nav.treasury"),
      icon: <Landmark />,
      match: isTreasury,
    },
    {
      href: buildsForms(may) ? "/forms" : "/my-forms",
      label: t("shell:nav.forms"),
      icon: <FileText />,
      match: isForms,
    },
    may(can.editContent) && {
      href: "/site",
      label: t("shell:nav.site"),
      icon: <Globe />,
      match: isSite,
    },
    { href: "/calendar", label: t("shell:nav.calendar"), icon: <Calendar /> },
    { href: "/tasks", label: t("shell:nav.tasks"), icon: <CircleCheck />, match: isTasks },
    seesRoles(may) && { href: "/roles", label: t("shell:nav.roles"), icon: <ShieldCheck /> },
    may(can.editSettings) && { href: "/settings", label: t("shell:nav.settings"), icon: <Settings /> },
    { href: "/churches", label: t("shell:nav.churches"), icon: <Building2 /> },
    { href: "/profile", label: t("shell:nav.profile"), icon: <User /> },
  ];
  return items.filter((item) => item !== false);
}

/** The navigation within the current area. */
export function secondaryNav(t: T, may: May, path: string): HeaderLink[] {
  if (/^\/(people|households)(\/|$)/.test(path) && may(can.editPeople)) {
    return [
      { href: "/people", label: t("shell:nav.allPeople"), exact: true },
      { href: "/people/new", label: t("shell:nav.addPerson") },
      { href: "/people/duplicates", label: t("shell:nav.duplicates") },
    ];
  }
  if (isTreasury(path)) {
    return [
      ...(may(can.viewDonations) ? [{ href: "/treasury", label: t("shell:nav.overview"), exact: true }] : []),
      ...(seesGifts(may)
        ? [
            { href: "/treasury/donations", label: t("shell:titles.donations") },
            { href: "/treasury/recurring", label: t("shell:titles.recurring") },
            { href: "/treasury/batches", label: t("shell:titles.batches") },
            ...(may(can.viewDonations) ? [{ href: "/treasury/statements", label: t("shell:titles.statements") }] : []),
            { href: "/treasury/reconciliation", label: t("shell:titles.reconciliation") },
            ...(may(can.viewDonations) ? [{ href: "/treasury/audit", label: t("shell:titles.audit") }] : []),
          ]
        : []),
      ...(seesGivingSettings(may)
        ? [
            { href: "/treasury/funds", label: t("shell:titles.funds") },
            { href: "/treasury/gateways", label: t("shell:titles.gateways") },
          ]
        : []),
      ...(seesTreasury(may) ? [{ href: "/treasury/links", label: t("shell:titles.links") }] : []),
    ];
  }
  if (isForms(path) && buildsForms(may)) {
    return [
      { href: "/forms", label: t("shell:titles.forms") },
      { href: "/my-forms", label: t("shell:titles.myForms") },
    ];
  }
  if (isSite(path) && may(can.editContent)) {
    return [
      { href: "/site", label: t("shell:titles.site"), exact: true },
      { href: "/site/menu", label: t("shell:titles.siteMenu") },
    ];
  }
  if (isTasks(path)) {
    return [
      { href: "/tasks", label: t("shell:titles.tasks") },
      { href: "/my/plans", label: t("shell:titles.myPlans") },
      ...(may(can.editPlans) ? [{ href: "/plans", label: t("shell:titles.plans") }] : []),
    ];
  }
  if (/^\/churches(\/|$)/.test(path)) {
    return [
      { href: "/churches", label: t("shell:nav.myChurches"), exact: true },
      { href: "/churches/register", label: t("shell:nav.registerChurch") },
    ];
  }
  return [];
}
