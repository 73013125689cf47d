import { useT } from "@offertory/i18n/react";
import { Form, SearchField } from "@offertory/ui";
import { useState } from "react";
import { useNavigate } from "@offertory/router";
import { ALL_PEOPLE, urlOfFilter } from "../people/list/people-filter.ts";

/** A search field for people; Enter opens the list of results. */
export function FindPeople() {
  const t = useT();
  const navigate = useNavigate();
  const [search, setSearch] = useState("");
  return (
    <div role="search">
      <Form onSubmit={() => void navigate(`/people?${urlOfFilter({ ...ALL_PEOPLE, search })}`)}>
        <SearchField
          label={t("people:list.search")}
          placeholder={t("people:list.search")}
          clearLabel={t("people:list.clearSearch")}
          value={search}
          onChange={setSearch}
        />
      </Form>
    </div>
  );
}
