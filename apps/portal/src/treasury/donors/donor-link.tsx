import { Link } from "@offertory/router";
import { useDonorName } from "./use-donor-name.ts";

interface DonorLinkProps {
  donor: { id: string; name: string } | null;
  className: string;
}

/** Who gave, with the way to their page; only words where nobody is known. */
export function DonorLink({ donor, className }: DonorLinkProps) {
  const donorName = useDonorName();
  if (!donor) return donorName(donor);
  return (
    <Link to={`/people/${encodeURIComponent(donor.id)}`} className={className}>
      {donorName(donor)}
    </Link>
  );
}
