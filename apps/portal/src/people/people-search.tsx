import { useT } from "@offertory/i18n/react";
import { SearchField } from "@offertory/ui";
import { useEffect, useRef, useState } from "react";

interface PeopleSearchProps {
  search: string;
  onSearch(search: string): void;
  className?: string;
}

const REST_MS = 250;

/** The search of the list: what is typed shows at once and is looked for when the typing rests. */
export function PeopleSearch({ search, onSearch, className }: PeopleSearchProps) {
  const t = useT();
  const [typed, setTyped] = useState(search);
  const [asked, setAsked] = useState(search);
  const [seen, setSeen] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Back, or a cleared filter, changes the search from outside: the field follows. An answer to what was asked does
  // not: more may have been typed since.
  if (search !== seen) {
    setSeen(search);
    if (search !== asked) {
      setAsked(search);
      setTyped(search);
    }
  }

  function type(words: string) {
    setTyped(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setAsked(words);
      onSearch(words);
    }, REST_MS);
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
