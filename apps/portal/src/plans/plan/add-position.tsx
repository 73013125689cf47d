import { addPosition, MAX_POSITION_NAME_LENGTH } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, DisplayBox, Form, TextField } from "@offertory/ui";
import { Plus } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { readNeeded } from "./read-needed.ts";
import { usePlanChange } from "./use-plan-change.ts";

export function AddPosition({ planId }: { planId: string }) {
  const t = useT();
  const { change, busy } = usePlanChange();
  const [name, setName] = useState("");
  const [needed, setNeeded] = useState("1");
  const [isTried, setTried] = useState(false);

  function add() {
    setTried(true);
    if (name.trim() === "") return;
    void change(addPosition, { params: { id: planId }, body: { name, needed: readNeeded(needed) } });
  }

  return (
    <DisplayBox title={t("tasks:position.add")} className="max-w-2xl">
      <Form onSubmit={add}>
        <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
          <TextField
            label={t("tasks:position.name")}
            value={name}
            onChange={setName}
            maxLength={MAX_POSITION_NAME_LENGTH}
            error={isTried && name.trim() === "" ? t("errors:plan-position-name-blank") : undefined}
          />
          <TextField
            label={t("tasks:position.needed")}
            type="number"
            inputMode="numeric"
            value={needed}
            onChange={setNeeded}
          />
        </div>
        <Button type="submit" icon={<Plus />} busy={busy} busyLabel={t("common:saving")} className="self-start">
          {t("tasks:position.add")}
        </Button>
      </Form>
    </DisplayBox>
  );
}
