import { useT } from "@offertory/i18n/react";
import { DebouncedSearch } from "../search/debounced-search.tsx";

interface PeopleSearchProps {
  search: string;
  onSearch(search: string): void;
  className?: string;
}

/** The search field of the list of people. */
export function PeopleSearch(props: PeopleSearchProps) {
  const t = useT();
  return (
    <DebouncedSearch
      label={t("people:list.search")}
      placeholder={t("people:list.searchHint")}
      clearLabel={t("people:list.clearSearch")}
      {...props}
    />
  );
}
