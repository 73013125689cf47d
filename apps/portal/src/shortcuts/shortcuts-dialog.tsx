import { useT } from "@offertory/i18n/react";
import { Dialog, Kbd, Switch } from "@offertory/ui";
import { Fragment, useState } from "react";
import { isMac } from "./is-mac.ts";
import { listShortcuts, type Shortcut } from "./list-shortcuts.ts";
import { questionMark } from "./question-mark.ts";

interface ShortcutsDialogProps {
  open: boolean;
  onClose(): void;
}

/** Lists the keyboard shortcuts. The one that opens the list can be switched off. */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("shell:help.shortcuts")}
      closeLabel={t("common:close")}
      size="large"
      startAtTitle
    >
      <div className="gap-8 sm:columns-2">
        {listShortcuts(t, isMac()).map(({ title, hint, shortcuts }) => (
          <section key={title} className="mb-6 break-inside-avoid">
            <h3 className="font-medium">{title}</h3>
            {hint ? <p className="text-sm text-ink-soft">{hint}</p> : null}
            <dl className="mt-1 divide-y divide-line text-sm">
              {shortcuts.map((shortcut) => (
                <ShortcutRow key={shortcut.action} {...shortcut} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <QuestionMarkSwitch />
    </Dialog>
  );
}

const ShortcutRow = ({ action, keys }: Shortcut) => (
  <div className="flex min-h-9 items-center justify-between gap-3 py-1">
    <dt className="min-w-0 wrap-anywhere">{action}</dt>
    <dd className="flex shrink-0 flex-wrap justify-end gap-x-2 gap-y-1">
      {keys.map((together) => (
        <span key={together.join()} className="flex items-center gap-1">
          {together.map((key, index) => (
            <Fragment key={key}>
              {index > 0 ? " + " : null}
              <Kbd>{key}</Kbd>
            </Fragment>
          ))}
        </span>
      ))}
    </dd>
  </div>
);

function QuestionMarkSwitch() {
  const t = useT();
  const [isOn, setOn] = useState(() => questionMark.read() === "on");
  return (
    <Switch
      className="border-t border-line pt-4"
      label={t("shortcuts:byQuestionMark")}
      hint={t("shortcuts:byQuestionMarkHint")}
      checked={isOn}
      onChange={(on) => {
        questionMark.save(on ? "on" : "off");
        setOn(on);
      }}
    />
  );
}
