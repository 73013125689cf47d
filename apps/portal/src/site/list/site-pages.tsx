import { useRead } from "@offertory/api-client";
import { listPages, type Page } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, ButtonLink, buttonClass, CopyField, EmptyState, PageHeader } from "@offertory/ui";
import { ExternalLink, Globe, MenuIcon, Plus } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { Link } from "@offertory/router";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { EDITS_SITE } from "../may-site.ts";
import { type PageQuestion, PageQuestions } from "../page-questions.tsx";
import { useSiteAddress } from "../use-site-address.ts";
import { NewPageDialog } from "./new-page-dialog.tsx";
import { PagesTable } from "./pages-table.tsx";

export function SitePages() {
  return (
    <OnlyWith any={EDITS_SITE}>
      <Pages />
    </OnlyWith>
  );
}

function Pages() {
  const t = useT();
  const address = useSiteAddress();
  const pages = useRead(listPages, {});
  const [adding, setAdding] = useState<{ from: Page | null } | null>(null);
  const [openQuestion, setOpenQuestion] = useState<PageQuestion | null>(null);
  const addButton = (
    <Button variant="primary" icon={<Plus />} onClick={() => setAdding({ from: null })}>
      {t("pages:list.add")}
    </Button>
  );
  return (
    <>
      <PageHeader
        icon={<Globe />}
        title={t("pages:list.title")}
        subtitle={t("pages:list.subtitle")}
        actions={
          <>
            <ButtonLink href={address()} target="_blank" icon={<ExternalLink />}>
              {t("pages:list.openSite")}
            </ButtonLink>
            <Link to="/site/menu" className={buttonClass()}>
              <MenuIcon />
              {t("pages:list.menu")}
            </Link>
            {addButton}
          </>
        }
      />
      <div className="flex flex-col gap-5">
        <CopyField
          label={t("pages:list.address")}
          value={address()}
          copyLabel={t("pages:list.copy")}
          copiedLabel={t("pages:list.copied")}
          className="max-w-xl"
        />
        {pages.error && !pages.data ? (
          <LoadFailed error={pages.error} onRetry={() => void pages.refetch()} />
        ) : (
          <PagesTable
            pages={pages.data}
            empty={
              <EmptyState
                icon={<Globe />}
                title={t("pages:list.none")}
                body={t("pages:list.noneHint")}
                action={addButton}
              />
            }
            onCopy={(page) => setAdding({ from: page })}
            onAsk={setOpenQuestion}
          />
        )}
      </div>
      {adding ? (
        <NewPageDialog
          from={adding.from}
          taken={(pages.data ?? []).map(({ url }) => url)}
          onClose={() => setAdding(null)}
        />
      ) : null}
      <PageQuestions question={openQuestion} onClose={() => setOpenQuestion(null)} />
    </>
  );
}
