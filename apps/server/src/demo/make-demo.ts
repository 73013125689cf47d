import {
  addChurch,
  changeChurch,
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
import { addTags } from "./add-tags.ts";
import { addTasks } from "./add-tasks.ts";
import { demoCaller, type DemoCall } from "./demo-caller.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD, GRACE, HARBOR, type DemoAccount, type DemoChurch } from "./demo-churches.ts";
import { makeFamilies, type DemoFamily } from "./families.ts";
import type { Seeded } from "./seeded.ts";
import { runConcurrently } from "./run-concurrently.ts";
import { AROUND_THE_TABLE } from "./lessons/around-the-table.ts";
import { STORIES_JESUS_TOLD } from "./lessons/stories-jesus-told.ts";
import { THROUGH_THE_STORM } from "./lessons/through-the-storm.ts";

const GRACE_PROGRAMS = [STORIES_JESUS_TOLD, AROUND_THE_TABLE];
const HARBOR_PROGRAMS = [THROUGH_THE_STORM];

/** Makes two churches with all their data, and the accounts. The ids and names are the same every time. */
export async function makeDemo(app: App, random: Seeded, hasSandbox: boolean): Promise<void> {
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
  const accounts = runConcurrently(random, DEMO_ACCOUNTS, async (account) => {
    const token = addAccount(account);
    signedIn.set(account.email, token);
    await token;
  });
  const churches = runConcurrently(random, [GRACE, HARBOR], (church, ownRandom) =>
    makeDemoChurch({ app, call, signIn, hasSandbox, drawn }, church, ownRandom),
  );
  await Promise.all([accounts, churches]);
}

interface DemoContext {
  app: App;
  call: DemoCall;
  /** Returns the token of an account, after its login is complete. */
  signIn: (account: Pick<DemoAccount, "email">) => Promise<string>;
  hasSandbox: boolean;
  drawn: ReturnType<typeof drawGallery>;
}

async function makeDemoChurch(context: DemoContext, demo: DemoChurch, random: Seeded): Promise<void> {
  const { app, call, signIn, drawn } = context;
  const [admin] = DEMO_ACCOUNTS;
  const userToken = await signIn(admin);
  const church = await call(addChurch, userToken, { body: demo.church });
  const adminLogin = await call(selectChurch, userToken, { body: { churchId: church.id } });
  await call(changeChurch, adminLogin.jwt, { params: { churchId: church.id }, body: { taxId: demo.taxId } });
  await call(saveSettings, adminLogin.jwt, { body: demo.settings });
  const fundIds = await addFunds(call, adminLogin, demo.giving);

  let formsAdded = Promise.resolve();
  const addPages = async () => {
    const pictures = await addGallery(app.gallery, church.id, await drawn);
    // The pages contain a form.
    await formsAdded;
    await addSite(call, adminLogin, { fundIds, pictures });
  };
  // People are slow to add, because the households of a church are created one at a time. The rest is made meanwhile.
  await runConcurrently<(ownRandom: Seeded) => Promise<void>>(
    random,
    [
      (ownRandom) => addPeople(context, { demo, adminLogin, fundIds }, ownRandom),
      () => (formsAdded = addForms(call, adminLogin.jwt, fundIds)),
      ...(demo === GRACE ? [addPages] : []),
      () => addLessons(call, app, adminLogin, demo === GRACE ? GRACE_PROGRAMS : HARBOR_PROGRAMS),
      () => addEvents(call, adminLogin, new Date()),
    ],
    (add, ownRandom) => add(ownRandom),
  );
}

/** Adds the people of a church, then their donations, conversations, tasks, roles and tags. */
async function addPeople(
  { call, signIn, hasSandbox }: DemoContext,
  { demo, adminLogin, fundIds }: { demo: DemoChurch; adminLogin: UserChurch; fundIds: readonly string[] },
  random: Seeded,
): Promise<void> {
  const { jwt, church } = adminLogin;
  const today = new Date();
  await addFamilies(call, jwt, random, [...demo.families, ...makeFamilies(random, demo.people, demo.place)]);
  await addOfferings(call, adminLogin, { fundIds, sundays: demo.giving.sundays, today }, random);

  const otherLogins: UserChurch[] = [];
  for (const account of DEMO_ACCOUNTS.slice(1)) {
    if (!account.churches.some((subDomain) => subDomain === church.subDomain)) continue;
    const there = await call(selectChurch, await signIn(account), { body: { churchId: church.id } });
    otherLogins.push(there);
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
  await runConcurrently<() => Promise<void>>(
    random,
    [
      () => addConversations(call, adminLogin, otherLogins),
      () => addTasks(call, adminLogin, otherLogins, today),
      addRoles,
      () => addTags(call, jwt, otherLogins),
    ],
    (add) => add(),
  );
}

/** Adds the people of each family and makes a household of them. */
const addFamilies = (call: DemoCall, jwt: string, random: Seeded, families: readonly DemoFamily[]): Promise<void> =>
  runConcurrently(random, families, async ({ name, people }) => {
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
