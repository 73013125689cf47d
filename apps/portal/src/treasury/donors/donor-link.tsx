import { Link } from "@offertory/router";
import { useDonorName } from "./use-donor-name.ts";

interface DonorLinkProps {
  donor: { id: string; name: string } | null;
  className: string;
}

/** The donor's name with a link to their page; only text for an anonymous donation. */
export function DonorLink({ donor, className }: DonorLinkProps) {
  const donorName = useDonorName();
  if (!donor) return donorName(donor);
  return (
    <Link to={`/people/${encodeURIComponent(donor.id)}`} className={className}>
      {donorName(donor)}
    </Link>
  );
}
