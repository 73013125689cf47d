import type { T } from "@offertory/i18n/react";

export interface Shortcut {
  action: string;
  /** Alternatives, each of keys that are pressed together. */
  keys: readonly (readonly string[])[];
}

export interface ShortcutGroup {
  title: string;
  hint?: string;
  shortcuts: readonly Shortcut[];
}

/** Lists the keyboard shortcuts of the portal by the place where they work. */
export function listShortcuts(t: T, isMac: boolean): ShortcutGroup[] {
  const control = isMac ? "⌘" : "Ctrl";
  const alt = isMac ? "⌥" : "Alt";
  const shift = t("shortcuts:key.shift");
  const enter = t("shortcuts:key.enter");
  return [
    {
      title: t("shortcuts:everywhere"),
      shortcuts: [
        { action: t("shell:search.open"), keys: [[control, "K"]] },
        { action: t("shortcuts:help"), keys: [["?"]] },
        { action: t("shortcuts:close"), keys: [["Esc"]] },
      ],
    },
    {
      title: t("shortcuts:lists"),
      hint: t("shortcuts:listsHint"),
      shortcuts: [
        { action: t("shortcuts:move"), keys: [["↑"], ["↓"], ["K"], ["J"]] },
        { action: t("shortcuts:open"), keys: [[enter]] },
        { action: t("shortcuts:select"), keys: [["X"], [t("shortcuts:key.space")]] },
        { action: t("shortcuts:find"), keys: [["/"]] },
      ],
    },
    {
      title: t("shortcuts:messages"),
      shortcuts: [
        { action: t("shortcuts:send"), keys: [[enter]] },
        { action: t("shortcuts:newLine"), keys: [[shift, enter]] },
      ],
    },
    {
      title: t("shortcuts:editor"),
      shortcuts: [
        { action: t("editors:tools.bold"), keys: [[control, "B"]] },
        { action: t("editors:tools.italic"), keys: [[control, "I"]] },
        { action: t("editors:tools.underline"), keys: [[control, "U"]] },
        { action: t("editors:tools.link"), keys: [[control, "K"]] },
        { action: t("common:undo"), keys: [[control, "Z"]] },
        { action: t("editors:tools.redo"), keys: [[control, shift, "Z"]] },
        { action: t("editors:tools.indent"), keys: [["Tab"]] },
        { action: t("editors:tools.outdent"), keys: [[shift, "Tab"]] },
      ],
    },
    {
      title: t("shortcuts:page"),
      shortcuts: [
        {
          action: t("shortcuts:arrange"),
          keys: [
            [alt, "↑"],
            [alt, "↓"],
          ],
        },
        { action: t("shortcuts:remove"), keys: [[t("shortcuts:key.delete")]] },
      ],
    },
    {
      title: t("shortcuts:pictures"),
      shortcuts: [
        { action: t("shortcuts:movePicture"), keys: [["←"], ["↑"], ["↓"], ["→"]] },
        { action: t("shortcuts:zoom"), keys: [["+"], ["−"]] },
        { action: t("shortcuts:rotate"), keys: [["R"]] },
      ],
    },
  ];
}
