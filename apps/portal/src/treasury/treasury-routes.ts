import type { RouteObject } from "@offertory/router";
import type { MakePage } from "../page-maker.ts";

export const treasuryRoutes = (page: MakePage): RouteObject[] => [
  page(
    "/treasury",
    { title: "treasury", article: "giving-treasurer", namespaces: ["dashboard", "treasury"], wide: true },
    () => import("./dashboard/dashboard-page.tsx").then((file) => file.DashboardPage),
  ),
  page(
    "/treasury/audit",
    { title: "audit", article: "giving-treasurer", namespaces: ["dashboard", "treasury"], wide: true },
    () => import("./audit/audit-page.tsx").then((file) => file.AuditPage),
  ),
  page("/treasury/funds", { title: "funds", article: "giving-treasurer", namespaces: ["treasury"], wide: true }, () =>
    import("./funds/funds-page.tsx").then((file) => file.FundsPage),
  ),
  page("/treasury/links", { title: "links", article: "giving-treasurer", namespaces: ["links"] }, () =>
    import("./links/links-page.tsx").then((file) => file.LinksPage),
  ),
  page("/treasury/gateways", { title: "gateways", article: "giving-treasurer", namespaces: ["treasury"] }, () =>
    import("./gateways/gateways-page.tsx").then((file) => file.GatewaysPage),
  ),
  page(
    "/treasury/donations",
    { title: "donations", article: "giving-treasurer", namespaces: ["treasury"], wide: true },
    () => import("./donations/donations-page.tsx").then((file) => file.DonationsPage),
  ),
  page("/treasury/donations/:id", { title: "donation", article: "giving-treasurer", namespaces: ["treasury"] }, () =>
    import("./donations/donation-page.tsx").then((file) => file.DonationPage),
  ),
  page(
    "/treasury/recurring",
    { title: "recurring", article: "giving-treasurer", namespaces: ["treasury"], wide: true },
    () => import("./recurring/recurring-page.tsx").then((file) => file.RecurringPage),
  ),
  page(
    "/treasury/batches",
    { title: "batches", article: "giving-treasurer", namespaces: ["treasury"], wide: true },
    () => import("./batches/batches-page.tsx").then((file) => file.BatchesPage),
  ),
  page(
    "/treasury/batches/:id",
    { title: "batch", article: "giving-treasurer", namespaces: ["treasury"], wide: true },
    () => import("./batches/batch-page.tsx").then((file) => file.BatchPage),
  ),
  page(
    "/treasury/reconciliation",
    { title: "reconciliation", article: "giving-treasurer", namespaces: ["treasury"], wide: true },
    () => import("./reconciliation/reconciliation-page.tsx").then((file) => file.ReconciliationPage),
  ),
  page(
    "/treasury/statements",
    { title: "statements", article: "giving-treasurer", namespaces: ["statements", "treasury"], wide: true },
    () => import("./statements/statements-page.tsx").then((file) => file.StatementsPage),
  ),
  page(
    "/treasury/gift-aid",
    { title: "giftAid", article: "giving-treasurer", namespaces: ["giftaid", "treasury"], wide: true },
    () => import("./gift-aid/gift-aid-page.tsx").then((file) => file.GiftAidPage),
  ),
];
