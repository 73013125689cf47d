import { useRead } from "@offertory/api-client";
import { can, findDuplicates } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { EmptyState, PageHeader, Skeleton, useSnackbar } from "@offertory/ui";
import { CircleCheck, Merge } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { BackLink } from "../person/back-link.tsx";
import { pairKey, readDismissed, writeDismissed } from "./dismissed-pairs.ts";
import { DuplicatePair } from "./duplicate-pair.tsx";

export function DuplicatesPage() {
  return (
    <OnlyWith any={[can.editPeople]}>
      <Duplicates />
    </OnlyWith>
  );
}

/** Lists pairs of records that are probably the same person. */
function Duplicates() {
  const t = useT();
  const snackbar = useSnackbar();
  const found = useRead(findDuplicates, {});
  const [dismissed, setDismissed] = useState(() => readDismissed(sessionStorage));
  const pairs = found.data?.filter(({ people }) => !dismissed.has(pairKey(people)));

  function keep(next: ReadonlySet<string>) {
    writeDismissed(sessionStorage, next);
    setDismissed(next);
  }

  function dismiss(key: string) {
    keep(new Set([...dismissed, key]));
    snackbar.success(t("people:duplicates.dismissed"), {
      label: t("common:undo"),
      onSelect: () => keep(new Set([...dismissed].filter((each) => each !== key))),
    });
  }

  return (
    <>
      <PageHeader
        icon={<Merge />}
        title={t("people:duplicates.title")}
        subtitle={t("people:duplicates.subtitle")}
        back={<BackLink />}
      />
      {found.error && <LoadFailed error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <DuplicatesSkeleton />}
      {pairs?.length === 0 && (
        <EmptyState icon={<CircleCheck />} title={t("people:duplicates.none")} body={t("people:duplicates.noneHint")} />
      )}
      <ul className="flex flex-col gap-4">
        {pairs?.map((pair) => (
          <li key={pairKey(pair.people)}>
            <DuplicatePair pair={pair} onDismiss={() => dismiss(pairKey(pair.people))} />
          </li>
        ))}
      </ul>
    </>
  );
}

function DuplicatesSkeleton() {
  const t = useT();
  return (
    <div role="status" aria-label={t("people:duplicates.loading")} className="flex flex-col gap-4">
      <Skeleton className="h-36" />
      <Skeleton className="h-36" />
    </div>
  );
}
