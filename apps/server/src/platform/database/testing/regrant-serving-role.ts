import type { TestServer } from "../../../../test/test-server.ts";
import { prepareDatabase } from "../prepare-database.ts";

/** Revokes all that the serving role was granted when the template of the test databases was made. */
const REVOKE_ALL = `do $$
  declare
    role text := '"SERVING"';
    place text;
  begin
    foreach place in array array['public', 'graphile_worker'] loop
      execute format('revoke all on all tables in schema %I from %s', place, role);
      execute format('revoke all on all sequences in schema %I from %s', place, role);
      execute format('alter default privileges in schema %I revoke all on tables from %s', place, role);
      execute format('alter default privileges in schema %I revoke all on sequences from %s', place, role);
    end loop;
    for place in select polrelid::regclass from pg_policy where polname = 'serving' loop
      execute format('drop policy serving on %s', place);
    end loop;
  end $$`;

/** Revokes the grants of the test template, then grants the serving role what a starting server grants it. */
export async function regrantServingRole({ owner, servingUrl, url }: TestServer): Promise<void> {
  await owner.query(REVOKE_ALL.replace("SERVING", new URL(servingUrl).username));
  await prepareDatabase({ databaseUrl: servingUrl, databaseOwnerUrl: url });
}
