import {
  addChurch,
  addRole,
  addRoleMember,
  login,
  saveSettings,
  selectChurch,
  type UserChurch,
} from "@offertory/contract";
import type { App } from "../app.ts";
import { makeAccount } from "../modules/accounts/index.ts";
import { addEvents } from "./add-events.ts";
import { addFamilies, findByEmail } from "./add-families.ts";
import { addForms } from "./add-forms.ts";
import { addGallery, drawGallery } from "./add-gallery.ts";
import { addGiving, giveOnline } from "./add-giving.ts";
import { addLessons } from "./add-lessons.ts";
import { addSite } from "./add-site.ts";
import { addTalk } from "./add-talk.ts";
import { addTasks } from "./add-tasks.ts";
import { demoCaller, type DemoCall } from "./demo-caller.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD, GRACE, HARBOR, type DemoChurch } from "./demo-churches.ts";
import { makeFamilies } from "./families.ts";
import { GRACE_PROGRAMS, HARBOR_PROGRAMS } from "./lessons/demo-programs.ts";
import type { Seeded } from "./seeded.ts";

/** Two believable churches, their people, roles and accounts; the same every time. */
export async function makeDemo(app: App, chance: Seeded, hasSandbox: boolean): Promise<void> {
  const call = demoCaller(app);
  const drawn = drawGallery();
  // What goes wrong with them is told where they are needed.
  drawn.catch(() => undefined);
  for (const account of DEMO_ACCOUNTS) await makeAccount(app.accounts, { ...account, password: DEMO_PASSWORD });
  for (const church of [GRACE, HARBOR]) await makeDemoChurch(app, call, church, chance, hasSandbox, drawn);
}

const signIn = (call: DemoCall, email: string) => call(login, "", { body: { email, password: DEMO_PASSWORD } });

async function makeDemoChurch(
  app: App,
  call: DemoCall,
  demo: DemoChurch,
  chance: Seeded,
  hasSandbox: boolean,
  drawn: ReturnType<typeof drawGallery>,
): Promise<void> {
  const [admin, ...others] = DEMO_ACCOUNTS;
  const { user } = await signIn(call, admin.email);
  const church = await call(addChurch, user.jwt, { body: demo.church });
  const here = await call(selectChurch, user.jwt, { body: { churchId: church.id } });
  const { jwt } = here;
  await call(saveSettings, jwt, { body: demo.settings });
  await addFamilies(call, jwt, [...demo.families, ...makeFamilies(chance, demo.people, demo.place)]);

  const { fundIds } = await addGiving(call, here, demo.giving, chance, new Date());
  await addForms(call, jwt, fundIds);
  if (demo === GRACE)
    await addSite(call, here, { fundIds, pictures: await addGallery(app.gallery, church.id, await drawn) });

  await addLessons(call, app, here, demo === GRACE ? GRACE_PROGRAMS : HARBOR_PROGRAMS);

  const theirs: UserChurch[] = [];
  for (const { email, churches } of others) {
    if (!churches.some((subDomain) => subDomain === church.subDomain)) continue;
    const signedIn = await signIn(call, email);
    const there = await call(selectChurch, signedIn.user.jwt, { body: { churchId: church.id } });
    theirs.push(there);
    if (hasSandbox) await giveOnline(call, there, fundIds);
  }
  await addEvents(call, here, new Date());
  await addTalk(call, here, theirs);
  await addTasks(call, here, theirs, new Date());
  for (const { name, permissions, members } of demo.roles) {
    const role = await call(addRole, jwt, { body: { name, permissions: [...permissions] } });
    for (const email of members) {
      const personId = await findByEmail(call, jwt, email);
      await call(addRoleMember, jwt, { params: { id: role.id }, body: { personId } });
    }
  }
}
