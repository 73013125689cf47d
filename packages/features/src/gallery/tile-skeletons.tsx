import { Skeleton, VisuallyHidden } from "@offertory/ui";

export const TILES = "grid grid-cols-2 gap-3 sm:grid-cols-3";

export function TileSkeletons({ label }: { label: string }) {
  return (
    <div role="status" className={TILES}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="aspect-[4/3] rounded-card" />
      ))}
    </div>
  );
}
