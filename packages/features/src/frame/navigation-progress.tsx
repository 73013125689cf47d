import { classNames } from "@offertory/ui";
import { useNavigation } from "@offertory/router";

/** A thin line at the top while the next page loads. */
export function NavigationProgress() {
  const busy = useNavigation().state !== "idle";
  return (
    <div
      aria-hidden="true"
      className={classNames(
        "fixed inset-x-0 top-0 z-60 h-0.5 origin-left bg-brand transition-all",
        busy ? "scale-x-75 opacity-100 delay-150 duration-1000" : "scale-x-0 opacity-0",
      )}
    />
  );
}
