import type { CallAnswer, findDuplicates, Person } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Avatar, Badge, Button, Dialog } from "@offertory/ui";
import { useState } from "react";
import { Link } from "@offertory/router";
import { MergeTwo } from "./merge-two.tsx";
import { STATUS_LABELS } from "../person-labels.ts";

export type Duplicate = CallAnswer<typeof findDuplicates>[number];

const REASON_LABELS = {
  email: "people:duplicates.sameEmail",
  name: "people:duplicates.sameName",
  phone: "people:duplicates.samePhone",
} as const satisfies Record<Duplicate["because"], string>;

export function DuplicatePair({ pair, onDismiss }: { pair: Duplicate; onDismiss(): void }) {
  const t = useT();
  const [comparing, setComparing] = useState(false);
  const [one, other] = pair.people;
  const names = { one: one.name.display, other: other.name.display };
  return (
    <article
      aria-label={t("people:duplicates.pair", names)}
      className="rounded-card border border-line bg-raised p-4 shadow-card"
    >
      <Badge tone="info">{t(REASON_LABELS[pair.because])}</Badge>
      <div className="my-3 grid gap-3 sm:grid-cols-2">
        <Half person={one} />
        <Half person={other} />
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button size="small" variant="quiet" onClick={onDismiss}>
          {t("people:duplicates.different")}
        </Button>
        <Button size="small" variant="primary" onClick={() => setComparing(true)}>
          {t("people:duplicates.compare")}
        </Button>
      </div>
      <Dialog
        open={comparing}
        onClose={() => setComparing(false)}
        size="large"
        title={t("people:merge.title")}
        description={t("people:merge.explained")}
        closeLabel={t("common:close")}
      >
        <MergeTwo
          one={one}
          other={other}
          cancelLabel={t("common:cancel")}
          onCancel={() => setComparing(false)}
          onMerged={() => setComparing(false)}
        />
      </Dialog>
    </article>
  );
}

function Half({ person }: { person: Person }) {
  const t = useT();
  const facts = [
    person.contactInfo.email,
    person.contactInfo.mobilePhone || person.contactInfo.homePhone,
    t(STATUS_LABELS[person.membershipStatus]),
  ];
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={person.name.display} photo={person.photo} size="small" />
      <div className="min-w-0 text-sm">
        <Link to={`/people/${person.id}`} className="font-medium wrap-anywhere hover:underline">
          {person.name.display}
        </Link>
        <p className="wrap-anywhere text-ink-soft">{facts.filter(Boolean).join(" · ")}</p>
      </div>
    </div>
  );
}
