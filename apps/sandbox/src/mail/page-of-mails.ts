import type { MailSummary } from "./mail.ts";
import { searchMails } from "./search-mails.ts";

const PAGE_SIZE = 50;

/** Returns one page of the search results, beginning after the email with the id `before`. */
export function pageOfMails(all: MailSummary[], search: { text: string; to: string }, before: string) {
  const found = searchMails(all, search);
  const from = before ? found.filter((mail) => mail.id < before) : found;
  const shown = from.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  const address = (extra: Record<string, string>) => {
    const given = Object.entries({ ...search, ...extra }).filter(([, value]) => value !== "");
    return `/mail?${new URLSearchParams(given).toString()}`;
  };
  return {
    all,
    found,
    shown,
    olderHref: last && from.length > PAGE_SIZE ? address({ before: last.id }) : "",
    newestHref: before ? address({}) : "",
  };
}
