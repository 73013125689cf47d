import { isEmail, sameEmail } from "@offertory/contract";
import { chooseLanguage } from "@offertory/i18n";
import { postLetter } from "../../../platform/mail/mailer.ts";
import { inOneGo, type Accounts, type Stores } from "../accounts.ts";
import { roleInvitationLetter, roleLetter } from "../mails/role-letter.ts";
import type { User } from "../users/user-store.ts";

interface News {
  churchId: string;
  roleName: string;
  personId: string;
  byUserId: string;
}

/** Tells somebody that a role was given to them; who has no account yet is given one, and asked to set its password. */
export async function hearRoleMemberAdded(accounts: Accounts, news: News): Promise<void> {
  await inOneGo(accounts, async (stores, tx) => {
    const person = await stores.userChurches.findPerson(news.churchId, news.personId);
    if (!person) return;
    const holder = await stores.userChurches.holderOf(news.churchId, news.personId);
    if (holder?.id === news.byUserId) return;
    const user = holder ?? (await giveAccount(accounts, stores, news, person));
    if (!user) return;

    const language = chooseLanguage([user.language]);
    const letter = user.passwordHash === "" ? roleInvitationLetter : roleLetter;
    await postLetter(
      tx,
      letter({
        t: await accounts.speak(language),
        language,
        user,
        church: person.churchName,
        role: news.roleName,
        portal: accounts.appUrls.portal,
      }),
    );
  });
}

/** The account of a person's address, linked to them. Nothing when there is no address, or its account is somebody else there. */
async function giveAccount(
  accounts: Accounts,
  { users, userChurches }: Stores,
  { churchId, personId }: News,
  { firstName, lastName, ...person }: { email: string; firstName: string; lastName: string },
): Promise<User | undefined> {
  const email = sameEmail(person.email);
  if (!isEmail(email)) return undefined;
  const createdAt = accounts.now();
  const draft = { id: accounts.newId(), email, firstName, lastName, registered: false, createdAt };
  const user = (await users.add(draft)) ?? (await users.findByEmail(email));
  const linked = user && (await userChurches.link({ userId: user.id, churchId, personId, createdAt }));
  return linked ? user : undefined;
}
