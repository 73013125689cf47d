import { MAX_SEARCH_LENGTH } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { classNames, Dialog } from "@offertory/ui";
import { ExternalLink } from "@offertory/ui/icons.ts";
import { useNavigate } from "@offertory/router";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import type { SearchGroup, SearchOption } from "./search-option.ts";
import { useSearch } from "./use-search.ts";

interface SearchDialogProps {
  open: boolean;
  onClose(): void;
}

/** Searches the church and the portal from everywhere: typing searches, the arrow keys choose, Enter opens. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("shell:search.open")}
      closeLabel={t("common:close")}
      className="max-sm:h-dvh! max-sm:max-h-none! max-sm:rounded-none! sm:h-[min(36rem,80vh)]!"
    >
      {open ? <SearchBox onClose={onClose} /> : null}
    </Dialog>
  );
}

function SearchBox({ onClose }: { onClose(): void }) {
  const t = useT();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [index, setIndex] = useState(0);
  const { groups, isLoading, error } = useSearch(typed);
  const options = groups.flatMap((group) => group.options);
  const active = options[Math.min(index, options.length - 1)];
  const idOf = (option: SearchOption) => `${listId}-${option.id}`;

  function choose({ href, external }: SearchOption) {
    onClose();
    if (external) window.open(href, "_blank", "noopener");
    else void navigate(href);
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setIndex((Math.min(index, options.length - 1) + step + options.length) % options.length);
    } else if (event.key === "Enter" && active) {
      event.preventDefault();
      choose(active);
    }
  }

  return (
    <div className="flex min-h-full flex-col gap-3">
      <input
        aria-label={t("shell:search.placeholder")}
        placeholder={t("shell:search.placeholder")}
        value={typed}
        onChange={({ target }) => (setTyped(target.value), setIndex(0))}
        onKeyDown={press}
        autoFocus
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_SEARCH_LENGTH}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-activedescendant={active ? idOf(active) : undefined}
        className="h-11 w-full rounded-field border border-line-strong bg-raised px-3 text-base text-ink md:h-10 md:text-sm"
      />
      <p role="status" className={options.length > 0 && !error ? "sr-only" : "py-2 text-sm text-ink-soft"}>
        {error
          ? t("shell:unreachable.panel")
          : isLoading
            ? t("common:loading")
            : options.length === 0
              ? t("shell:search.none")
              : t("shell:search.results", { count: options.length })}
      </p>
      <Results {...{ listId, groups, active, idOf }} label={t("shell:search.open")} onChoose={choose} />
    </div>
  );
}

interface ResultsProps {
  listId: string;
  label: string;
  groups: readonly SearchGroup[];
  active: SearchOption | undefined;
  idOf(option: SearchOption): string;
  onChoose(option: SearchOption): void;
}

function Results({ listId, label, groups, active, idOf, onChoose }: ResultsProps) {
  const activeId = active ? idOf(active) : "";
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  return (
    <div id={listId} role="listbox" aria-label={label} className="flex flex-col gap-3 empty:hidden">
      {groups.map(({ title, options }) => (
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true" className="mb-1 px-3 text-xs font-medium text-ink-soft">
            {title}
          </p>
          {options.map((option) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys of the list are those of its combobox
            <div
              key={option.id}
              id={idOf(option)}
              role="option"
              tabIndex={-1}
              aria-selected={option === active || option.id === active?.id}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
              className={classNames(
                "flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 py-1.5 hover:bg-sunken md:min-h-9",
                option.id === active?.id && "bg-brand-soft outline-2 -outline-offset-2 outline-brand",
              )}
            >
              <span className="min-w-0 grow truncate text-sm font-medium text-ink">{option.label}</span>
              {[option.hint, option.more].map((text) =>
                text ? (
                  <span key={text} className="tabular max-w-1/2 truncate text-xs text-ink-soft">
                    {text}
                  </span>
                ) : null,
              )}
              {option.external ? <ExternalLink className="size-4 text-ink-soft" aria-hidden /> : null}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
