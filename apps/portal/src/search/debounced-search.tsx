import { SearchField, type SearchFieldProps } from "@offertory/ui";
import { useEffect, useRef, useState } from "react";

interface DebouncedSearchProps extends Pick<SearchFieldProps, "label" | "placeholder" | "clearLabel" | "className"> {
  search: string;
  onSearch(search: string): void;
}

const DEBOUNCE_MS = 250;

/** The search field of a list; it searches when typing pauses. */
export function DebouncedSearch({ search, onSearch, ...field }: DebouncedSearchProps) {
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

  return <SearchField {...field} value={typed} onChange={type} />;
}
