import type { HomeCard } from "../pages/home-page.ts";
import { inboxIcon } from "../pages/icons.ts";
import { countMails } from "./count-mails.ts";
import type { MailStore } from "./mail-store.ts";

export function mailCard(store: MailStore, smtpAddress: string): HomeCard {
  return {
    href: "/mail",
    icon: inboxIcon,
    title: "Inbox",
    body: `Every mail that Offertory sends on this machine, whoever it is for, arrives here (SMTP at ${smtpAddress}). Open one and follow its link.`,
    status: countMails(store.newestFirst()),
  };
}
