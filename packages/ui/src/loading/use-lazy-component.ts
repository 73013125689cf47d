import { type ComponentType, useEffect, useEffectEvent, useState } from "react";

interface LazyComponent<Props> {
  load(): Promise<ComponentType<Props>>;
  /** Its code is fetched while this is true and it is not there yet. */
  isWanted: boolean;
  onFailed(): void;
}

/** A component whose code is fetched when it is first wanted; null until it is there. Wanted anew after a failure, it is fetched again. */
export function useLazyComponent<Props>({ load, isWanted, onFailed }: LazyComponent<Props>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const fetchCode = useEffectEvent(load);
  const fail = useEffectEvent(onFailed);
  const isMissing = isWanted && Component === null;
  useEffect(() => {
    if (!isMissing) return;
    let isOn = true;
    fetchCode().then(
      (loaded) => isOn && setComponent(() => loaded),
      () => isOn && fail(),
    );
    return () => {
      isOn = false;
    };
  }, [isMissing]);
  return { component: Component };
}
