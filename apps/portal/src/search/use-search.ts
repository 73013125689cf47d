import { useConfig, useRead, useSession } from "@offertory/api-client";
import { MAX_SEARCH_LENGTH, searchChurch, type SearchResults } from "@offertory/contract";
import { type T, useFormats, useT } from "@offertory/i18n/react";
import { useDebounced } from "@offertory/ui";
import { useMoney } from "../treasury/use-money.ts";
import { useDonorName } from "../treasury/donors/use-donor-name.ts";
import { findArticles, findPlaces } from "./find-places.ts";
import type { SearchGroup } from "./search-option.ts";

/** Searches what the person may see: places and articles at once by their titles, all else on the server. */
export function useSearch(typed: string) {
  const t = useT();
  const { support } = useConfig();
  const { church, person, can } = useSession();
  const toOptions = useToOptions();
  const text = typed.trim().slice(0, MAX_SEARCH_LENGTH);
  const term = useDebounced(text);
  const read = useRead(
    searchChurch,
    { query: { churchId: church?.church.id ?? "", personId: person?.id ?? "", text: term } },
    { enabled: term !== "" && person !== null, keepPrevious: true },
  );
  const groups = [
    { title: t("shell:search.places"), options: findPlaces(t, can, church, text) },
    ...(text === "" || !read.data ? [] : toOptions(t, read.data)),
    { title: t("shell:help.title"), options: findArticles(t, support.documentation, text) },
  ].filter(({ options }) => options.length > 0);
  return {
    groups,
    isLoading: text !== "" && (term !== text || read.isPending || read.isPlaceholderData),
    error: text === "" ? null : read.error,
  };
}

function useToOptions(): (t: T, results: SearchResults) => SearchGroup[] {
  const dollars = useMoney();
  const donorName = useDonorName();
  const { date } = useFormats();
  return (t, { people, donations, forms, pages }) => [
    {
      title: t("shell:nav.people"),
      options: people.map(({ id, name, contactInfo }) => ({
        id: `person:${id}`,
        label: name.display,
        hint: contactInfo.email,
        href: `/people/${id}`,
      })),
    },
    {
      title: t("shell:titles.donations"),
      options: donations.map(({ id, donor, amount, donatedOn }) => ({
        id: `donation:${id}`,
        label: donorName(donor === null ? null : { name: donor }),
        hint: dollars(amount),
        more: date(donatedOn),
        href: `/treasury/donations/${id}`,
      })),
    },
    {
      title: t("shell:titles.forms"),
      options: forms.map(({ id, name, builds }) => ({
        id: `form:${id}`,
        label: name,
        href: builds ? `/forms/${id}` : `/my-forms/${id}`,
      })),
    },
    {
      title: t("shell:titles.site"),
      options: pages.map(({ id, title, url }) => ({
        id: `page:${id}`,
        label: title,
        hint: url,
        href: `/site/pages/${id}`,
      })),
    },
  ];
}
