import { useCall, useRead, useRefresh } from "@offertory/api-client";
import { addDonationView, listDonationViews, removeDonationView, type DonationView } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { renderLink } from "@offertory/router";
import { Button, Menu, type MenuItem, useSnackbar } from "@offertory/ui";
import { Bookmark, Check, Pencil, Trash2 } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useAttempt } from "../../use-attempt.ts";
import { queryOfView, type DonationsFilter, type DonationsOrder } from "../donations-filter.ts";
import { ViewDialog } from "./view-dialog.tsx";

interface ViewsMenuProps {
  filter: DonationsFilter;
  order: DonationsOrder;
}

/** Opens a saved view of the list, saves the current one, and renames or deletes the one that is open. */
export function ViewsMenu({ filter, order }: ViewsMenuProps) {
  const t = useT();
  const views = useRead(listDonationViews, {}).data?.views ?? [];
  const removeAndOfferUndo = useRemoveView();
  const [dialog, setDialog] = useState<{ view: DonationView | null } | null>(null);
  const query = queryOfView(filter, order);
  const open = views.find((view) => view.query === query);
  const items: MenuItem[] = views.map((view) => ({
    label: view.name,
    icon: view === open ? <Check /> : <Bookmark />,
    href: `/treasury/donations?${view.query}`,
  }));
  const mayBeSaved = query !== "" && !open;
  if (items.length > 0 && (mayBeSaved || open)) items.push("separator");
  if (mayBeSaved)
    items.push({ label: t("treasury:views.save"), icon: <Bookmark />, onSelect: () => setDialog({ view: null }) });
  if (open)
    items.push(
      { label: t("treasury:views.rename"), icon: <Pencil />, onSelect: () => setDialog({ view: open }) },
      { label: t("treasury:views.delete"), icon: <Trash2 />, onSelect: () => void removeAndOfferUndo(open) },
    );
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        label={t("treasury:views.menu")}
        trigger={
          <Button icon={<Bookmark />} className="max-w-full">
            <span className="min-w-0 max-w-40 truncate">{open?.name ?? t("treasury:views.open")}</span>
          </Button>
        }
        items={items}
        renderLink={renderLink}
        className="max-w-72"
      />
      {dialog && <ViewDialog view={dialog.view} query={query} onClose={() => setDialog(null)} />}
    </>
  );
}

/** Deletes a view at once, and offers to undo it. */
function useRemoveView() {
  const t = useT();
  const snackbar = useSnackbar();
  const attempt = useAttempt();
  const refresh = useRefresh();
  const add = useCall(addDonationView);
  const remove = useCall(removeDonationView);

  async function restore({ name, query }: DonationView) {
    await attempt(() => add.mutateAsync({ body: { name, query } }));
    await refresh(listDonationViews);
  }
  return async (view: DonationView) => {
    const removed = await attempt(() => remove.mutateAsync({ params: { id: view.id } }));
    await refresh(listDonationViews);
    if (removed)
      snackbar.success(t("treasury:views.deleted", { name: view.name }), {
        label: t("common:undo"),
        onSelect: () => void restore(view),
      });
  };
}
