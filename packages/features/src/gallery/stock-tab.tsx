import { useRead } from "@offertory/api-client";
import { searchStock, type StockPhoto } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, EmptyState, Form, Notice, SearchField } from "@offertory/ui";
import { Search } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { StockTile } from "./stock-tile.tsx";
import { TILES, TileSkeletons } from "./tile-skeletons.tsx";

/** The search term before anybody has searched. */
export const FIRST_TERM = "church";

interface StockTabProps {
  /** The last search term. */
  term: string;
  onTerm(term: string): void;
  onUse(photo: StockPhoto): void;
}

/** Stock photos, found by a search term; each names its photographer. */
export function StockTab({ term, onTerm, onUse }: StockTabProps) {
  const t = useT();
  const [draft, setDraft] = useState(term === FIRST_TERM ? "" : term);
  return (
    <div className="flex flex-col gap-5">
      <Form
        aria-label={t("gallery:stock.term")}
        onSubmit={() => onTerm(draft.trim() || FIRST_TERM)}
        className="flex flex-row items-end gap-2"
      >
        <SearchField
          label={t("gallery:stock.term")}
          clearLabel={t("common:clear")}
          value={draft}
          onChange={setDraft}
          className="grow"
        />
        <Button type="submit" variant="primary">
          {t("gallery:stock.search")}
        </Button>
      </Form>
      <StockResults key={term} term={term} onUse={onUse} />
    </div>
  );
}

function StockResults({ term, onUse }: { term: string; onUse(photo: StockPhoto): void }) {
  const t = useT();
  const errorText = useErrorText();
  const found = useRead(searchStock, { body: { term } }, { staleTime: 600_000 });
  if (found.isPending) return <TileSkeletons label={t("common:loading")} />;
  if (found.error)
    return (
      <Notice
        tone="danger"
        title={t("gallery:stock.failed")}
        action={<Button onClick={() => void found.refetch()}>{t("common:tryAgain")}</Button>}
      >
        {errorText(found.error)}
      </Notice>
    );
  return (
    <>
      <p role="status" className="text-sm text-ink-soft">
        {t("gallery:stock.found", { count: found.data.length, term })}
      </p>
      {found.data.length === 0 ? (
        <EmptyState icon={<Search />} title={t("gallery:stock.none", { term })} body={t("gallery:stock.noneBody")} />
      ) : (
        <ul className={TILES}>
          {found.data.map((photo) => (
            <StockTile key={photo.large} photo={photo} onUse={() => onUse(photo)} />
          ))}
        </ul>
      )}
    </>
  );
}
