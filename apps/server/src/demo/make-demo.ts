import {
  addChurch,
  addRole,
  addRoleMember,
  login,
  saveSettings,
  selectChurch,
  type UserChurch,
  addHousehold,
  addPerson,
  listPeople,
} from "@offertory/contract";
import type { App } from "../app.ts";
import { makeAccount } from "../modules/accounts/index.ts";
import { addEvents } from "./add-events.ts";
import { addForms } from "./add-forms.ts";
import { addGallery, drawGallery } from "./add-gallery.ts";
import { addFunds, addOfferings, giveOnline } from "./add-giving.ts";
import { addLessons } from "./add-lessons.ts";
import { addSite } from "./add-site.ts";
import { addConversations } from "./add-conversations.ts";
import { addTasks } from "./add-tasks.ts";
import { demoCaller, type DemoCall } from "./demo-caller.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD, GRACE, HARBOR, type DemoAccount, type DemoChurch } from "./demo-churches.ts";
import { makeFamilies, type DemoFamily } from "./families.ts";
import type { Seeded } from "./seeded.ts";
import { sideBySide } from "./side-by-side.ts";
import { AROUND_THE_TABLE } from "./lessons/around-the-table.ts";
import { STORIES_JESUS_TOLD } from "./lessons/stories-jesus-told.ts";
import { THROUGH_THE_STORM } from "./lessons/through-the-storm.ts";

const GRACE_PROGRAMS = [STORIES_JESUS_TOLD, AROUND_THE_TABLE];
const HARBOR_PROGRAMS = [THROUGH_THE_STORM];

/** Makes two churches with all their data, and the accounts. The ids and names are the same every time. */
export async function makeDemo(app: App, chance: Seeded, hasSandbox: boolean): Promise<void> {
  const call = demoCaller(app);
  const drawn = drawGallery();
  // Prevents an unhandled rejection: an error is thrown later, where `drawn` is awaited.
  drawn.catch(() => undefined);
  const signedIn = new Map<string, Promise<string>>();
  const signIn = async ({ email }: Pick<DemoAccount, "email">) => (await signedIn.get(email)) ?? "";
  const addAccount = async (account: DemoAccount): Promise<string> => {
    await makeAccount(app.accounts, { ...account, password: DEMO_PASSWORD });
    const { user } = await call(login, "", { body: { email: account.email, password: DEMO_PASSWORD } });
    return user.jwt;
  };
  const accounts = sideBySide(chance, DEMO_ACCOUNTS, async (account) => {
    const token = addAccount(account);
    signedIn.set(account.email, token);
    await token;
  });
  const churches = sideBySide(chance, [GRACE, HARBOR], (church, numbers) =>
    makeDemoChurch({ app, call, signIn, hasSandbox, drawn }, church, numbers),
  );
  await Promise.all([accounts, churches]);
}

interface Making {
  app: App;
  call: DemoCall;
  /** Returns the token of an account, after its login is complete. */
  signIn: (account: Pick<DemoAccount, "email">) => Promise<string>;
  hasSandbox: boolean;
  drawn: ReturnType<typeof drawGallery>;
}

async function makeDemoChurch(making: Making, demo: DemoChurch, chance: Seeded): Promise<void> {
  const { app, call, signIn, drawn } = making;
  const [admin] = DEMO_ACCOUNTS;
  const userToken = await signIn(admin);
  const church = await call(addChurch, userToken, { body: demo.church });
  const here = await call(selectChurch, userToken, { body: { churchId: church.id } });
  await call(saveSettings, here.jwt, { body: demo.settings });
  const fundIds = await addFunds(call, here, demo.giving);

  const addPages = async () =>
    addSite(call, here, { fundIds, pictures: await addGallery(app.gallery, church.id, await drawn) });
  // People are slow to add, because the households of a church are created one at a time. The rest is made meanwhile.
  await sideBySide<(numbers: Seeded) => Promise<void>>(
    chance,
    [
      (numbers) => addPeople(making, { demo, here, fundIds }, numbers),
      () => addForms(call, here.jwt, fundIds),
      ...(demo === GRACE ? [addPages] : []),
      () => addLessons(call, app, here, demo === GRACE ? GRACE_PROGRAMS : HARBOR_PROGRAMS),
      () => addEvents(call, here, new Date()),
    ],
    (add, numbers) => add(numbers),
  );
}

/** Adds the people of a church, then their donations, conversations, tasks and roles. */
async function addPeople(
  { call, signIn, hasSandbox }: Making,
  { demo, here, fundIds }: { demo: DemoChurch; here: UserChurch; fundIds: readonly string[] },
  chance: Seeded,
): Promise<void> {
  const { jwt, church } = here;
  const today = new Date();
  await addFamilies(call, jwt, chance, [...demo.families, ...makeFamilies(chance, demo.people, demo.place)]);
  await addOfferings(call, here, { fundIds, sundays: demo.giving.sundays, today }, chance);

  const theirs: UserChurch[] = [];
  for (const account of DEMO_ACCOUNTS.slice(1)) {
    if (!account.churches.some((subDomain) => subDomain === church.subDomain)) continue;
    const there = await call(selectChurch, await signIn(account), { body: { churchId: church.id } });
    theirs.push(there);
    if (hasSandbox) await giveOnline(call, there, fundIds);
  }
  const addRoles = async () => {
    for (const { name, permissions, members } of demo.roles) {
      const role = await call(addRole, jwt, { body: { name, permissions: [...permissions] } });
      for (const email of members) {
        const personId = await findByEmail(call, jwt, email);
        await call(addRoleMember, jwt, { params: { id: role.id }, body: { personId } });
      }
    }
  };
  await sideBySide<() => Promise<void>>(
    chance,
    [() => addConversations(call, here, theirs), () => addTasks(call, here, theirs, today), addRoles],
    (add) => add(),
  );
}

/** Adds the people of each family and makes a household of them. */
const addFamilies = (call: DemoCall, jwt: string, chance: Seeded, families: readonly DemoFamily[]): Promise<void> =>
  sideBySide(chance, families, async ({ name, people }) => {
    const memberIds: string[] = [];
    for (const { householdRole: _, ...person } of people)
      memberIds.push((await call(addPerson, jwt, { body: person })).id);
    await call(addHousehold, jwt, {
      body: { name, memberIds, roles: people.map(({ householdRole }) => householdRole) },
    });
  });

/** Returns the id of the first person with this email. */
async function findByEmail(call: DemoCall, jwt: string, email: string): Promise<string> {
  const { people } = await call(listPeople, jwt, { query: { search: email } });
  const found = people.find(({ contactInfo }) => contactInfo.email === email);
  if (!found) throw new Error(`The demo has nobody with the address ${email}.`);
  return found.id;
}
