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
 * Tells somebody that a role was given to them. Who has no account yet is given one, and asked to set its password. Who has one that
 * is not part of the church is asked to join: a church links nobody's account to itself.
 */
export async function onRoleMemberAdded(accounts: Accounts, event: EventPayload): Promise<void> {
  await inTransaction(accounts, async (stores, tx) => {
    const { churchId, personId } = event;
    const person = await stores.userChurches.findPerson(churchId, personId);
    if (!person) return;
    const holder = await stores.userChurches.holderOf(churchId, personId);
    if (holder?.id === event.byUserId) return;
    const user = holder ?? (await findInvited(accounts, stores, event, person));
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
    await accounts.emails.postWhenRoom(tx, churchId, email(parts));
  });
}

/**
 * The account of a person's address, made where there is none. One that nobody has opened yet is linked, so that who sets its first
 * password is in the church. Nothing when there is no address, or its account is somebody else in this church.
 */
async function findInvited(
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
  const isFree =
    user.passwordHash === ""
      ? await userChurches.link({ userId: user.id, churchId, personId, createdAt })
      : !(await userChurches.findLink(user.id, churchId));
  return isFree ? user : undefined;
}
