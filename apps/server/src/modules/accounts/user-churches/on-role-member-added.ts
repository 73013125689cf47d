import { isEmail, sameEmail } from "@offertory/contract";
import { chooseLanguage } from "@offertory/i18n";
import { inTransaction, type Accounts, type Stores } from "../accounts.ts";
import { renderJoinInvitationEmail, renderRoleInvitationEmail, renderRoleEmail } from "../emails/render-role-email.ts";
import type { User } from "../user.ts";

interface EventPayload {
  churchId: string;
  roleName: string;
  personId: string;
  byUserId: string;
}

/**
 * Emails a person that they got a role. A person without an account gets one and is asked to set its password. An
 * account that is not linked to the church is invited to join: a church cannot link it by itself.
 */
export async function onRoleMemberAdded(accounts: Accounts, event: EventPayload): Promise<void> {
  await inTransaction(accounts, async (stores, tx) => {
    const { churchId, personId } = event;
    const person = await stores.userChurches.findPerson(churchId, personId);
    if (!person) return;
    const holder = await stores.userChurches.holderOf(churchId, personId);
    if (holder?.id === event.byUserId) return;
    const user = holder ?? (await findOrAddInvited(accounts, stores, event, person));
    if (!user) return;

    const language = chooseLanguage([user.language]);
    const parts = {
      t: await accounts.translatorFor(language),
      language,
      user,
      church: person.churchName,
      churchId,
      role: event.roleName,
      portal: accounts.appUrls.portal,
    };
    const email =
      user.passwordHash === "" ? renderRoleInvitationEmail : holder ? renderRoleEmail : renderJoinInvitationEmail;
    await accounts.emails.postWhenWithinLimit(tx, churchId, email(parts));
  });
}

/**
 * Finds or makes the account of a person's email. An account without a password is linked at once, so that setting the
 * first password gives access to the church. Returns undefined when the person has no valid email, or the account is
 * linked to another person of this church.
 */
async function findOrAddInvited(
  accounts: Accounts,
  { users, userChurches }: Stores,
  { churchId, personId }: EventPayload,
  { firstName, lastName, ...person }: { email: string; firstName: string; lastName: string },
): Promise<User | undefined> {
  const email = sameEmail(person.email);
  if (!isEmail(email)) return undefined;
  const createdAt = accounts.now();
  const draft = { id: accounts.newId(), email, firstName, lastName, registered: false, createdAt };
  const user = (await users.add(draft)) ?? (await users.findByEmail(email));
  if (!user) return undefined;
  const isLinkable =
    user.passwordHash === ""
      ? await userChurches.link({ userId: user.id, churchId, personId, createdAt })
      : !(await userChurches.findLink(user.id, churchId));
  return isLinkable ? user : undefined;
}
