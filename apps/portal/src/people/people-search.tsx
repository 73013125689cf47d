import { useT } from "@offertory/i18n/react";
import { SearchField } from "@offertory/ui";
import { useEffect, useRef, useState } from "react";

interface PeopleSearchProps {
  search: string;
  onSearch(search: string): void;
  className?: string;
}

const DEBOUNCE_MS = 250;

/** The search field of the list; it searches when typing pauses. */
export function PeopleSearch({ search, onSearch, className }: PeopleSearchProps) {
  const t = useT();
  const [typed, setTyped] = useState(search);
  const [searchedText, setSearchedText] = useState(search);
  const [seen, setSeen] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Back or a cleared filter changes `search` from outside, and the field follows. The result of its own search does
  // not change the field, because the user may have typed more meanwhile.
  if (search !== seen) {
    setSeen(search);
    if (search !== searchedText) {
      setSearchedText(search);
      setTyped(search);
    }
  }

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSearchedText(text);
      onSearch(text);
    }, DEBOUNCE_MS);
  }

  return (
    <SearchField
      label={t("people:list.search")}
      placeholder={t("people:list.searchHint")}
      clearLabel={t("people:list.clearSearch")}
      value={typed}
      onChange={type}
      className={className}
    />
  );
}
