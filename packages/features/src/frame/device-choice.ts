/** A choice about how pages look, stored on this device and applied as a data attribute of the page. */
export interface DeviceChoice<Name extends string> {
  read(storage?: Pick<Storage, "getItem">): Name;
  save(choice: Name, storage?: Pick<Storage, "setItem" | "removeItem">): void;
  apply(choice: Name, page?: HTMLElement): void;
}

/** The first name is the default, also without storage; it is not stored. */
export function deviceChoice<Name extends string>(key: string, names: readonly [Name, ...Name[]]): DeviceChoice<Name> {
  const [usual] = names;
  return {
    read(storage = localStorage) {
      try {
        const kept = storage.getItem(key);
        return names.find((name) => name === kept) ?? usual;
      } catch {
        return usual;
      }
    },
    save(choice, storage = localStorage) {
      try {
        if (choice === usual) storage.removeItem(key);
        else storage.setItem(key, choice);
      } catch {
        // Without storage the choice lasts until the page is left.
      }
    },
    apply(choice, page = document.documentElement) {
      if (choice === usual) delete page.dataset[key];
      else page.dataset[key] = choice;
    },
  };
}
