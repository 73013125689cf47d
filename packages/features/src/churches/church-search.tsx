import { useCall } from "@offertory/api-client";
import { type Church, searchChurches } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Form, LazyDialog, Notice, SearchField, Stack } from "@offertory/ui";
import { Plus } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { ChurchButton } from "./church-button.tsx";

/** Loaded on demand, because few people who search register a church. */
const loadConfirm = async () => (await import("./confirm-register.tsx")).ConfirmRegister;

interface ChurchSearchProps {
  autoFocus?: boolean | undefined;
  disabled?: boolean | undefined;
  onChoose(church: Church): void;
  /** Opens the form that registers a church, with the name that was searched for. */
  onRegister(name: string): void;
}

/** Searches churches by part of their name; without a result the person can register one. */
export function ChurchSearch({ autoFocus, disabled, onChoose, onRegister }: ChurchSearchProps) {
  const t = useT();
  const errorText = useErrorText();
  const [name, setName] = useState("");
  const [asking, setAsking] = useState(false);
  const search = useCall(searchChurches);
  const trimmedName = name.trim();
  const found = search.data;

  return (
    <Stack gap={16}>
      <Form
        onSubmit={() => trimmedName && search.mutate({ body: { name: trimmedName } })}
        className="flex-row items-end gap-2"
      >
        <SearchField
          label={t("churches:search.label")}
          showLabel
          autoFocus={autoFocus}
          value={name}
          onChange={setName}
          clearLabel={t("common:clear")}
          className="grow"
        />
        <Button type="submit" variant="primary" busy={search.isPending} busyLabel={t("churches:search.searching")}>
          {t("churches:search.submit")}
        </Button>
      </Form>
      {search.error ? <Notice tone="danger">{errorText(search.error)}</Notice> : null}
      <p role="status" className="text-sm text-ink-soft">
        {!found
          ? t("churches:search.hint")
          : found.length === 0
            ? t("churches:search.none")
            : t("churches:search.results", { count: found.length })}
      </p>
      {found?.length ? (
        <ul className="flex flex-col gap-2">
          {found.map((church) => (
            <li key={church.id}>
              <ChurchButton church={church} disabled={disabled} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      ) : null}
      <Button icon={<Plus />} onClick={() => setAsking(true)} className="self-start">
        {t("churches:search.registerNew")}
      </Button>
      <LazyDialog
        load={loadConfirm}
        failedText={t("shell:unreachable.panel")}
        dialog={{ open: asking, onClose: () => setAsking(false), onConfirm: () => onRegister(trimmedName) }}
      />
    </Stack>
  );
}
