/** The items of a menu that can be chosen. */
export function choicesOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
}

/** Which item a key leads to, from the one that has the focus; characters lead to the next item that begins with them. */
export function choiceByKey(menu: HTMLElement, key: string): HTMLElement | undefined {
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
