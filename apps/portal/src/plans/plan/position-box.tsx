import {
  type Assignment,
  assignPerson,
  changePosition,
  type Plan,
  type Position,
  removePosition,
  unassignPerson,
} from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, ConfirmDialog, Dialog, DisplayBox, IconButton, TextField } from "@offertory/ui";
import { Trash2, UserPlus, X } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { PeoplePicker } from "../../people/people-picker.tsx";
import { AssignmentState } from "../assignment-state.tsx";
import { readNeeded } from "./read-needed.ts";
import { usePlanChange } from "./use-plan-change.ts";

/** One position: who was asked, their answers, and how many people are needed. */
export function PositionBox({ plan, position }: { plan: Plan; position: Position }) {
  const t = useT();
  const { change, busy } = usePlanChange();
  const [open, setOpen] = useState<"ask" | "remove" | null>(null);
  const [leaving, setLeaving] = useState<Assignment | null>(null);
  const [needed, setNeeded] = useState(String(position.needed));
  const people = plan.assignments.filter(({ positionId }) => positionId === position.id);
  const accepted = people.filter(({ status }) => status === "accepted").length;
  const params = { id: plan.id, positionId: position.id };
  const close = () => setOpen(null);

  function saveNeeded() {
    const number = readNeeded(needed);
    setNeeded(String(number));
    if (number !== position.needed) void change(changePosition, { params, body: { needed: number } });
  }

  return (
    <DisplayBox
      title={position.name}
      actions={
        <>
          <IconButton
            icon={<Trash2 />}
            label={t("tasks:position.remove", { name: position.name })}
            onClick={() => setOpen("remove")}
          />
          <Button size="small" icon={<UserPlus />} onClick={() => setOpen("ask")}>
            {t("tasks:position.ask")}
          </Button>
        </>
      }
    >
      <p className="mb-2 text-sm text-ink-soft">{t("tasks:position.filled", { accepted, needed: position.needed })}</p>
      <ul className="flex flex-col divide-y divide-line">
        {people.map((assignment) => (
          <li key={assignment.id} className="flex items-center gap-3 py-2">
            <span className="min-w-0 grow">
              <span className="flex flex-wrap items-center gap-2 text-sm font-medium">
                {assignment.name} <AssignmentState status={assignment.status} />
              </span>
              {assignment.reason ? (
                <span className="block text-sm wrap-anywhere text-ink-soft">{assignment.reason}</span>
              ) : null}
            </span>
            <IconButton
              size="small"
              icon={<X />}
              label={t("tasks:position.takeOut", { name: assignment.name })}
              onClick={() => setLeaving(assignment)}
            />
          </li>
        ))}
      </ul>
      {people.length === 0 ? <p className="text-sm text-ink-soft">{t("tasks:mine.nobody")}</p> : null}
      <TextField
        label={t("tasks:position.needed")}
        type="number"
        inputMode="numeric"
        value={needed}
        onChange={setNeeded}
        onBlur={saveNeeded}
        className="mt-4 w-28"
      />
      <Dialog
        open={open === "ask"}
        onClose={close}
        title={t("tasks:position.askFor", { position: position.name })}
        closeLabel={t("common:close")}
      >
        <PeoplePicker
          label={t("tasks:form.find")}
          without={new Set(people.map(({ personId }) => personId))}
          busy={busy}
          autoFocus
          onPick={({ id: personId }) => {
            const body = { positionId: position.id, personId };
            void change(assignPerson, { params: { id: plan.id }, body }).then(close);
          }}
        />
      </Dialog>
      <ConfirmDialog
        open={open === "remove"}
        title={t("tasks:position.removeTitle", { name: position.name })}
        body={t("tasks:position.removeBody")}
        confirmLabel={t("tasks:page.remove")}
        cancelLabel={t("common:cancel")}
        danger
        busy={busy}
        onCancel={close}
        onConfirm={() => void change(removePosition, { params })}
      />
      <ConfirmDialog
        open={leaving !== null}
        title={t("tasks:position.takeOutTitle", { name: leaving?.name ?? "" })}
        body={t("tasks:position.takeOutBody")}
        confirmLabel={t("tasks:position.takeOutNow")}
        cancelLabel={t("common:cancel")}
        danger
        busy={busy}
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          const { id: assignmentId = "" } = leaving ?? {};
          void change(unassignPerson, { params: { id: plan.id, assignmentId } }).then(() => setLeaving(null));
        }}
      />
    </DisplayBox>
  );
}
