import { useRead } from "@offertory/api-client";
import { readPerson, type Person } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Dialog, Skeleton } from "@offertory/ui";
import { useState } from "react";
import { useNavigate } from "@offertory/router";
import { LoadFailed } from "@offertory/features/access";
import { MergeTwo } from "../duplicates/merge-two.tsx";
import { PeoplePicker } from "../people-picker.tsx";

/** Merges a person with another: find the other, compare, choose which to keep. */
export function MergePersonDialog({ open, person, onClose }: { open: boolean; person: Person; onClose(): void }) {
  const t = useT();
  const navigate = useNavigate();
  const [otherId, setOtherId] = useState<string | null>(null);

  function close() {
    setOtherId(null);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      size="large"
      title={t("people:merge.title")}
      description={t("people:merge.explained")}
      closeLabel={t("common:close")}
    >
      {otherId === null ? (
        <PeoplePicker
          autoFocus
          label={t("people:merge.search", { name: person.name.display })}
          without={new Set([person.id])}
          onPick={({ id }) => setOtherId(id)}
        />
      ) : (
        <Compared
          person={person}
          otherId={otherId}
          onCancel={() => setOtherId(null)}
          onMerged={(kept) => {
            close();
            void navigate(`/people/${kept.id}`, { replace: true });
          }}
        />
      )}
    </Dialog>
  );
}

interface ComparedProps {
  person: Person;
  otherId: string;
  onCancel(): void;
  onMerged(kept: Person): void;
}

function Compared({ person, otherId, onCancel, onMerged }: ComparedProps) {
  const t = useT();
  const other = useRead(readPerson, { params: { id: otherId } });
  if (other.data)
    return (
      <MergeTwo
        one={person}
        other={other.data}
        cancelLabel={t("people:merge.another")}
        onCancel={onCancel}
        onMerged={onMerged}
      />
    );
  if (other.error) return <LoadFailed error={other.error} onRetry={() => void other.refetch()} />;
  return <Skeleton className="h-64" />;
}
