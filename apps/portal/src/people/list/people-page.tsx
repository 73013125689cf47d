import { useRead, useSession } from "@offertory/api-client";
import { can, listPeople, listTags } from "@offertory/contract";
import { useT, useFormats } from "@offertory/i18n/react";
import { Button, FileLink, PageHeader, Pager, WithBulkBar } from "@offertory/ui";
import { Download, UserPlus, Users } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { PeopleChips } from "./people-chips.tsx";
import { NoPeople } from "./no-people.tsx";
import {
  ALL_PEOPLE,
  nextPage,
  previousPage,
  queryOfFilter,
  rowsOfFilter,
  sortBy,
  changeFilter,
  filterOfUrl,
  urlOfFilter,
  type PeopleFilter,
} from "./people-filter.ts";
import { PeopleTable } from "./people-table.tsx";
import { PeopleToolbar } from "./people-toolbar.tsx";
import { QuickAddPerson } from "./quick-add-person.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { useExportPeople } from "./use-export-people.ts";
import { usePeopleCounts } from "./use-people-counts.ts";
import { useCounted } from "../use-counted.ts";
import { useSearchParams } from "@offertory/router";

/** Lists everyone in the church, or only its members for people who may see no more. */
export function PeoplePage() {
  return (
    <OnlyWith any={[can.viewPeople, can.viewMembers, can.editPeople]}>
      <PeopleList />
    </OnlyWith>
  );
}

function PeopleList() {
  const t = useT();
  const session = useSession();
  const seesAll = session.can(can.viewPeople) || session.can(can.editPeople);
  const mayEdit = session.can(can.editPeople);
  const { filter, change } = usePeopleFilter();
  const list = useRead(listPeople, { query: queryOfFilter(filter) }, { keepPrevious: true });
  const tags = useRead(listTags, {}, { enabled: seesAll });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [adding, setAdding] = useState(false);
  const statistics = usePeopleCounts(seesAll);
  const page = list.data;
  const onPage = page?.people.filter(({ id }) => selected.has(id)) ?? [];

  return (
    <>
      <PageHeader
        icon={<Users />}
        title={t(seesAll ? "people:list.title" : "people:list.directoryTitle")}
        subtitle={t(seesAll ? "people:list.subtitle" : "people:list.directorySubtitle")}
        statistics={statistics}
        actions={
          <>
            {mayEdit && (
              <Button variant="primary" icon={<UserPlus />} onClick={() => setAdding(true)}>
                {t("people:add.button")}
              </Button>
            )}
          </>
        }
      />
      <PeopleToolbar filter={filter} onChange={change} seesAll={seesAll} mayEdit={mayEdit} tags={tags.data ?? []} />
      <PeopleChips filter={filter} onChange={change} tags={tags.data} />
      {list.error && !page ? (
        <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <>
          <WithBulkBar
            bar={
              onPage.length > 0 && (
                <SelectionBar people={onPage} onDone={(done) => setSelected((chosen) => without(chosen, done))} />
              )
            }
          >
            <PeopleTable
              people={page?.people}
              stale={list.isPlaceholderData}
              seesAll={seesAll}
              sort={{ key: filter.sort, direction: filter.direction }}
              onSort={(key) => change(sortBy(filter, key))}
              {...(seesAll ? { selected: new Set(onPage.map(({ id }) => id)), onSelect: setSelected } : {})}
              empty={
                <NoPeople
                  filter={filter}
                  mayAdd={mayEdit}
                  onAdd={() => setAdding(true)}
                  onClear={() => change(ALL_PEOPLE)}
                />
              }
            />
          </WithBulkBar>
          {page?.total !== 0 && (
            <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
              {session.can(can.viewPeople) ? <ExportLink rows={rowsOfFilter(filter)} /> : <span />}
              <Pager
                hasPrevious={Boolean(page?.previous)}
                hasNext={Boolean(page?.next)}
                onPrevious={() => page && change(previousPage(filter, page.previous))}
                onNext={() => page && change(nextPage(filter, page.next, page.people.length))}
                previousLabel={t("people:list.previous")}
                nextLabel={t("people:list.next")}
                summary={
                  page &&
                  !list.isPlaceholderData && (
                    <PeopleRange first={filter.first} shown={page.people.length} total={page.total} />
                  )
                }
              />
            </div>
          )}
        </>
      )}
      <QuickAddPerson open={adding} onClose={() => setAdding(false)} />
    </>
  );
}

function ExportLink({ rows }: { rows: ReturnType<typeof rowsOfFilter> }) {
  const t = useT();
  const exportRows = useExportPeople();
  return (
    <FileLink icon={<Download />} onDownload={() => void exportRows(rows)}>
      {t("people:list.csv")}
    </FileLink>
  );
}

/** Removes the people that were processed from the selection; rows selected meanwhile stay selected. */
const without = (chosen: ReadonlySet<string>, done: readonly { id: string }[]): ReadonlySet<string> =>
  new Set([...chosen].filter((id) => !done.some((person) => person.id === id)));

interface PeopleRangeProps {
  /** The position in the whole list of the first person on this page; null if unknown. */
  first: number | null;
  shown: number;
  total: number;
}

/** Says which people of how many are on this page. */
function PeopleRange({ first, shown, total }: PeopleRangeProps) {
  const t = useT();
  const { number } = useFormats();
  const counted = useCounted();
  if (first === null || shown >= total) return t("people:household.size", { count: total });
  const to = first + Math.max(shown, 1) - 1;
  return t("people:list.summary", { from: number(first), to: number(to), total: counted(total), count: total });
}

/** The filter in the URL. Typing replaces the history entry; every other change adds one, so that back undoes it. */
function usePeopleFilter() {
  const [url, setUrl] = useSearchParams();
  return {
    filter: filterOfUrl(url),
    change: (change: Partial<PeopleFilter>, how: "push" | "replace" = "push") =>
      setUrl((now) => urlOfFilter(changeFilter(filterOfUrl(now), change)), {
        replace: how === "replace",
        preventScrollReset: true,
      }),
  };
}
