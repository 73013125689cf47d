import { useT } from "@offertory/i18n/react";
import { Dialog, Kbd } from "@offertory/ui";

// i18n-uses: lessons:keys.*

const ROWS = [
  ["next", "→", "␣", "PgDn"],
  ["previous", "←", "⇧ ␣", "PgUp"],
  ["first", "Home"],
  ["last", "End"],
  ["notes", "N"],
  ["fullscreen", "F"],
  ["leave", "Esc"],
  ["help", "?"],
] as const;

export function KeysHelp({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t("lessons:present.help")} closeLabel={t("common:close")} size="small">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-2.5">
        {ROWS.map(([name, ...keys]) => (
          <div key={name} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd className="text-sm">{t(`lessons:keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
