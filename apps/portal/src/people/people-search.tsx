import { useT } from "@offertory/i18n/react";
import { SearchField } from "@offertory/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { useDebounced } from "./use-debounced.ts";

interface PeopleSearchProps {
  search: string;
  onSearch(search: string): void;
  className?: string;
}

/** The search of the list: what is typed shows at once and is looked for when the typing rests. */
export function PeopleSearch({ search, onSearch, className }: PeopleSearchProps) {
  const t = useT();
  const [typed, setTyped] = useState(search);
  const [asked, setAsked] = useState(search);
  const rested = useDebounced(typed);

  // Back, or a cleared filter, changes the search from outside: the field follows it.
  if (search !== asked) {
    setAsked(search);
    setTyped(search);
  }

  const ask = useEffectEvent((words: string) => {
    if (words === asked || words !== typed) return;
    setAsked(words);
    onSearch(words);
  });
  useEffect(() => ask(rested), [rested]);

  return (
    <SearchField
      label={t("people:list.search")}
      placeholder={t("people:list.searchHint")}
      clearLabel={t("people:list.clearSearch")}
      value={typed}
      onChange={setTyped}
      className={className}
    />
  );
}
