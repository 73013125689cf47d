import { useAnalytics, useSession } from "@offertory/api-client";
import type { Church } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, Dialog, Notice, Stack } from "@offertory/ui";
import { ArrowLeft, LogOut, Search } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { ChurchButton } from "../church-button.tsx";
import { ChurchSearch } from "../church-search.tsx";

interface SelectChurchDialogProps {
  onLogout(): void;
  onRegister(name: string): void;
}

/** Asks a signed-in person which church to open. People without a church start with the search. */
export function SelectChurchDialog({ onLogout, onRegister }: SelectChurchDialogProps) {
  const t = useT();
  const analytics = useAnalytics();
  const { userChurches, notice, chooseChurch } = useSession();
  const [searching, setSearching] = useState(userChurches.length === 0);
  const [choosing, setChoosing] = useState<string | null>(null);
  const [failed, setFailed] = useState(notice === "church-not-selected");

  async function choose({ id, name }: Church) {
    setChoosing(name);
    setFailed(false);
    try {
      await chooseChurch(id);
      analytics.event("Church", "Select");
    } catch {
      setFailed(true);
      setChoosing(null);
    }
  }

  return (
    <Dialog
      open
      // Closing cancels the choice: the page reloads as it was before signing in.
      onClose={() => location.reload()}
      closeLabel={t("common:close")}
      title={searching ? t("churches:search.title") : t("churches:select.title")}
      actions={
        <>
          <Button variant="quiet" icon={<LogOut />} onClick={onLogout} className="mr-auto">
            {t("churches:select.logout")}
          </Button>
          {!searching ? (
            <Button icon={<Search />} onClick={() => setSearching(true)} className="max-sm:w-full">
              {t("churches:select.searchAnother")}
            </Button>
          ) : userChurches.length > 0 ? (
            <Button icon={<ArrowLeft />} onClick={() => setSearching(false)} className="max-sm:w-full">
              {t("churches:search.backToList")}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap={16}>
        {failed ? <Notice tone="danger">{t("accounts:login.validate.selectingChurch")}</Notice> : null}
        {searching ? (
          <ChurchSearch
            autoFocus
            disabled={choosing !== null}
            onChoose={(church) => void choose(church)}
            onRegister={onRegister}
          />
        ) : (
          <ul className="flex flex-col gap-2" aria-label={t("churches:select.yours")}>
            {userChurches.map(({ church }) => (
              <li key={church.id}>
                <ChurchButton church={church} disabled={choosing !== null} onChoose={() => void choose(church)} />
              </li>
            ))}
          </ul>
        )}
        <p role="status" className="text-sm text-ink-soft empty:hidden">
          {choosing ? t("churches:select.choosing", { church: choosing }) : null}
        </p>
      </Stack>
    </Dialog>
  );
}
