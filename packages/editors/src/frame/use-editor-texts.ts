import { useLoadNamespaces } from "@offertory/i18n/react";
import { useEffect, useState } from "react";

/** Loads the translations of the editors when the first one is opened. */
export function useEditorTexts(): boolean {
  const loadNamespaces = useLoadNamespaces();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let isOn = true;
    void loadNamespaces(["editors", "gallery"]).then(() => isOn && setReady(true));
    return () => {
      isOn = false;
    };
  }, [loadNamespaces]);
  return ready;
}
