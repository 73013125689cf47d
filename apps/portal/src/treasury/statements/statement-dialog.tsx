import { useDownload } from "@offertory/api-client";
import { downloadHouseholdStatement, downloadPersonStatement } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, Checkbox, Dialog, Form, SelectField } from "@offertory/ui";
import { Download } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useAttempt } from "../use-attempt.ts";
import { usualYear, yearsToChoose } from "./statement-years.ts";

interface StatementDialogProps extends StatementFormProps {
  open: boolean;
  onClose(): void;
}

interface StatementFormProps {
  person: { id: string; name: string; householdId?: string | null | undefined };
  /** The years to choose from; by default the last ten. */
  years?: readonly number[] | undefined;
}

const lastYears = (today: Date): number[] => Array.from({ length: 10 }, (_, index) => today.getFullYear() - index);

/** Downloads the statement of a person or their household. Needs the permission to view donations. */
export function StatementDialog({ person, years, open, onClose }: StatementDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={t("statements:one.title", { name: person.name })}
      closeLabel={t("common:close")}
    >
      <StatementForm person={person} years={years} />
    </Dialog>
  );
}

function StatementForm({ person, years }: StatementFormProps) {
  const t = useT();
  const download = useDownload();
  const attempt = useAttempt();
  const today = new Date();
  const [year, setYear] = useState(String(usualYear(today)));
  const [together, setTogether] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id: personId, name, householdId } = person;

  async function save() {
    if (busy) return;
    setBusy(true);
    const file = `${t("statements:preview.fileName", { year, name })}.pdf`;
    await attempt(() =>
      together && householdId
        ? download(downloadHouseholdStatement, { params: { householdId, year } }, file)
        : download(downloadPersonStatement, { params: { personId, year } }, file),
    );
    setBusy(false);
  }

  return (
    <Form onSubmit={() => void save()}>
      <SelectField
        label={t("statements:one.year")}
        value={year}
        onChange={setYear}
        options={yearsToChoose(years ?? lastYears(today), Number(year)).map((each) => ({
          value: String(each),
          label: String(each),
        }))}
      />
      {householdId && (
        <Checkbox
          label={t("statements:one.household")}
          hint={t("statements:one.householdHint")}
          checked={together}
          onChange={setTogether}
        />
      )}
      <div className="flex justify-end">
        <Button type="submit" variant="primary" icon={<Download />} busy={busy} busyLabel={t("statements:one.making")}>
          {t("statements:one.download")}
        </Button>
      </div>
    </Form>
  );
}
