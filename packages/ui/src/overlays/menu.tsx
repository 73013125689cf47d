import { type KeyboardEvent, type ReactElement, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { plainLink } from "../plain-link.tsx";
import type { RenderLink } from "../render-link.ts";
import { Choice, type MenuChoice } from "./menu-choice.tsx";
import type { Align, Side } from "./position-popup.ts";
import { Popup } from "./popup.tsx";

export type MenuItem = MenuChoice | "separator";

export type MenuProps = {
  trigger: ReactElement;
  items: readonly MenuItem[];
  label: string;
  align?: Align | undefined;
  side?: Side | undefined;
  /** Renders the links of items with an href, by the app's router. */
  renderLink?: RenderLink | undefined;
  className?: string | undefined;
};

/** A menu that opens from a button. */
export function Menu(props: MenuProps) {
  const { trigger, items, label, align = "end", side = "bottom", renderLink = plainLink, className } = props;
  const [open, setOpen] = useState(false);
  const fromEnd = useRef(false);

  function openByArrow(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    fromEnd.current = event.key === "ArrowUp";
    setOpen(true);
  }

  function firstFocus(popup: HTMLElement) {
    const choice = choicesOf(popup).at(fromEnd.current ? -1 : 0);
    fromEnd.current = false;
    return choice;
  }

  function move(event: KeyboardEvent<HTMLElement>, close: () => void) {
    // Closing moves the focus to the trigger, from which Tab continues to the next element.
    if (event.key === "Tab") return close();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const choice = choiceByKey(event.currentTarget, event.key);
    if (!choice) return;
    event.preventDefault();
    choice.focus();
  }

  return (
    <Popup
      role="menu"
      {...{ label, trigger, open, align, side, firstFocus }}
      onOpenChange={setOpen}
      onTriggerKeyDown={openByArrow}
      onKeyDown={move}
      className={classNames("min-w-48 p-1", className)}
    >
      {(close) =>
        items.map((item, place) =>
          item === "separator" ? (
            // oxlint-disable-next-line react/no-array-index-key -- lines have nothing but their place to be told apart by
            <hr key={`separator-${place}`} className="mx-1 my-1 border-line" />
          ) : (
            <Choice key={item.label} choice={item} renderLink={renderLink} close={close} />
          ),
        )
      }
    </Popup>
  );
}

function choicesOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
}

/**
 * Returns the item that a key moves to from the focused one. A character moves to the next item that begins with it.
 */
function choiceByKey(menu: HTMLElement, key: string): HTMLElement | undefined {
  const choices = choicesOf(menu);
  const here = choices.findIndex((choice) => choice === document.activeElement);
  switch (key) {
    case "ArrowDown":
      return choices[(here + 1) % choices.length];
    case "ArrowUp":
      return choices.at(here <= 0 ? -1 : here - 1);
    case "Home":
      return choices[0];
    case "End":
      return choices.at(-1);
    default:
      return key.length === 1 && key !== " " ? choiceByCharacter(choices, here, key) : undefined;
  }
}

function choiceByCharacter(choices: HTMLElement[], here: number, character: string): HTMLElement | undefined {
  const inOrder = [...choices.slice(here + 1), ...choices.slice(0, here + 1)];
  return inOrder.find((choice) =>
    choice.textContent.trim().toLocaleLowerCase().startsWith(character.toLocaleLowerCase()),
  );
}
