import { useRead, useSession } from "@offertory/api-client";
import { can as permissions, listLessonChurches } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { buttonClass, PageHeader, SearchField, SelectField } from "@offertory/ui";
import { GraduationCap, Pencil } from "@offertory/ui/icons.ts";
import { Link } from "@offertory/router";
import { LibraryResults } from "./library-results.tsx";
import { useSearch } from "./use-search.ts";

/** The library: programs and lessons that churches share, with a search. */
export function HomePage() {
  const t = useT();
  const { can, church: own } = useSession();
  const { term, church, typed, type, choose } = useSearch();
  const churches = useRead(listLessonChurches, {}, { anonymous: true });
  const ownSubDomain = own?.church.subDomain ?? "";
  const options = [
    { value: "", label: t("lessons:home.allChurches") },
    ...(churches.data ?? []).map(({ subDomain, name }) => ({
      value: subDomain,
      label: subDomain === ownSubDomain ? t("lessons:home.yours", { church: name }) : name,
    })),
  ];
  if (church && !options.some(({ value }) => value === church)) options.push({ value: church, label: church });
  return (
    <>
      <PageHeader
        icon={<GraduationCap />}
        title={t("lessons:home.title")}
        subtitle={t("lessons:home.subtitle")}
        actions={
          can(permissions.editContent) ? (
            <Link to="/edit" className={buttonClass()}>
              <Pencil />
              {t("lessons:home.edit")}
            </Link>
          ) : null
        }
      />
      <search className="mb-6 grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <SearchField
          label={t("lessons:home.search")}
          showLabel
          value={typed}
          onChange={type}
          placeholder={t("lessons:home.searchHint")}
          clearLabel={t("common:clear")}
        />
        {options.length > 2 || church ? (
          <SelectField label={t("lessons:home.church")} value={church} onChange={choose} options={options} />
        ) : null}
      </search>
      <LibraryResults term={term} church={church} onClear={() => type("")} />
    </>
  );
}
