import { useApi, useSession } from "@offertory/api-client";
import type { UserChurch } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { ConfirmDialog, DisplayBox, EmptyState, PageHeader, Stack, useSnackbar } from "@offertory/ui";
import { Building2, Church as ChurchIcon, Search } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useNavigate } from "@offertory/router";
import { ChurchListRow } from "./church-list-row.tsx";
import { ChurchSearch } from "./church-search.tsx";
import { leaveChurch } from "./leave-church.ts";

interface ChurchListPageProps {
  registerHref: string;
  onChosen(): void;
}

/** Lists the person's churches: they can switch to one, leave one, or search for another. */
export function ChurchListPage({ registerHref, onChosen }: ChurchListPageProps) {
  const t = useT();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const call = useApi();
  const { user, userChurches, church: current, chooseChurch, refresh } = useSession();
  const [leaving, setLeaving] = useState<UserChurch | null>(null);
  const [busy, setBusy] = useState(false);

  async function choose(churchId: string) {
    setBusy(true);
    try {
      await chooseChurch(churchId);
      onChosen();
    } catch {
      snackbar.error(t("accounts:login.validate.selectingChurch"));
    } finally {
      setBusy(false);
    }
  }

  async function leave(userChurch: UserChurch) {
    if (!user) return;
    setBusy(true);
    try {
      await leaveChurch(call, user, userChurch);
      await refresh();
      snackbar.success(t("churches:list.deleted", { church: userChurch.church.name }));
    } catch (error) {
      snackbar.error(errorText(error));
    } finally {
      setBusy(false);
      setLeaving(null);
    }
  }

  return (
    <Stack gap={24}>
      <PageHeader
        className="mb-0"
        icon={<Building2 />}
        title={t("churches:list.title")}
        subtitle={t("churches:list.subtitle")}
      />
      <section className="rounded-card border border-line bg-raised shadow-card">
        {userChurches.length > 0 ? (
          <ul className="divide-y divide-line">
            {userChurches.map((userChurch) => (
              <ChurchListRow
                key={userChurch.church.id}
                church={userChurch.church}
                isCurrent={userChurch.church.id === current?.church.id}
                busy={busy}
                onSelect={() => void choose(userChurch.church.id)}
                onDelete={() => setLeaving(userChurch)}
              />
            ))}
          </ul>
        ) : (
          <EmptyState icon={<ChurchIcon />} title={t("churches:list.empty")} body={t("churches:list.emptyBody")} />
        )}
      </section>
      <DisplayBox title={t("churches:list.find")} icon={<Search />}>
        <ChurchSearch
          disabled={busy}
          onChoose={({ id }) => void choose(id)}
          onRegister={(name) => void navigate(registerHref, { state: { name } })}
        />
      </DisplayBox>
      <ConfirmDialog
        open={leaving !== null}
        danger
        busy={busy}
        title={t("churches:list.deleteTitle", { church: leaving?.church.name ?? "" })}
        body={t("churches:list.deleteConfirm", { church: leaving?.church.name ?? "" })}
        confirmLabel={t("churches:list.delete")}
        cancelLabel={t("common:cancel")}
        onConfirm={() => leaving && void leave(leaving)}
        onCancel={() => setLeaving(null)}
      />
    </Stack>
  );
}
