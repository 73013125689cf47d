import { join } from "node:path";
import { SOCKET_PATH, uniqueId } from "@offertory/contract";
import type { Language } from "@offertory/i18n";
import { openLanguages } from "@offertory/i18n/server";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import {
  accountRoutes,
  accountContributor,
  onChurchErased,
  onPeopleMerged,
  onPersonErased,
  onRoleMemberAdded,
  addUnregisteredAccount,
  openAccounts,
  type Accounts,
  findAccounts,
  openCallerContext,
} from "./modules/accounts/index.ts";
import {
  CALENDAR_CRONTAB,
  calendarCards,
  calendarListeners,
  calendarRoutes,
  calendarTasks,
  nextEvents,
  openCalendar,
} from "./modules/calendar/index.ts";
import {
  CHURCHES_CRONTAB,
  churchErased,
  churchesTasks,
  churchRoutes,
  closingRoutes,
  loadCurrencies,
  onCurrencyBroadcast,
  openChurches,
  settingRoutes,
} from "./modules/churches/index.ts";
import { contentRoutes, openContent } from "./modules/content/index.ts";
import { donationTimeline, notedDonations } from "./modules/donations/index.ts";
import {
  formResponsesCard,
  formsContributor,
  formTimeline,
  FORMS_CRONTAB,
  formsListeners,
  formsRoutes,
  formsTasks,
  notedForms,
  openForms,
} from "./modules/forms/index.ts";
import {
  GALLERY_CRONTAB,
  galleryRoutes,
  galleryTasks,
  openGallery,
  photoLibraryOf,
  type Gallery,
} from "./modules/gallery/index.ts";
import { admitVisitor as admitGivingVisitor, spendCaptcha, recaptchaKeys } from "./modules/visitors/index.ts";
import {
  givingCards,
  givingContributor,
  isMoneyMoving,
  GIVING_CRONTAB,
  givingListeners,
  givingRoutes,
  givingTasks,
  openGiving,
  type Giving,
} from "./modules/giving/index.ts";
import { openCheckpointNotes } from "./modules/ledger/index.ts";
import { paypalProvider, stripeProvider } from "./modules/payment-providers/index.ts";
import { homeRoutes } from "./modules/home/index.ts";
import { searchRoutes } from "./modules/search/index.ts";
import { LESSONS_CRONTAB, lessonsRoutes, lessonsTasks, openLessons, type Lessons } from "./modules/lessons/index.ts";
import {
  messagingContributor,
  MESSAGING_CRONTAB,
  messagingListeners,
  messagingRoutes,
  messagingTasks,
  openMessaging,
  messageSource,
  noteTimeline,
  unreadMessages,
  unreadMessagesCard,
} from "./modules/messaging/index.ts";
import {
  notificationsContributor,
  NOTIFICATION_CRONTAB,
  notificationListeners,
  notificationRoutes,
  notificationTasks,
  openNotifications,
} from "./modules/notifications/index.ts";
import {
  changeRoutes,
  householdRoutes,
  openPeople,
  peopleCards,
  peopleMerged,
  peopleRoutes,
  personErased,
  type PersonContributor,
  tagRoutes,
  timelineRoutes,
  type TimelineSource,
} from "./modules/people/index.ts";
import { pageRoutes } from "./modules/pages/index.ts";
import {
  openPermissions,
  openRoles,
  permissionTasks,
  roleMemberAdded,
  roleRoutes,
} from "./modules/permissions/index.ts";
import {
  connectionRoutes,
  onBroadcast,
  onListenerReconnected,
  BROADCAST_CHANNEL,
  openRealtime,
  runRealtime,
  type Realtime,
} from "./modules/realtime/index.ts";
import {
  servingTimeline,
  myTasksCard,
  tasksContributor,
  notedTasks,
  openTasks,
  tasksListeners,
  tasksRoutes,
} from "./modules/tasks/index.ts";
import type { Config } from "./platform/config/config.ts";
import type { Database } from "./platform/database/connection.ts";
import { openPreparedQueries } from "./platform/database/prepare-query.ts";
import { openPreparedLists, openPreparedRows } from "./platform/database/prepare-rows.ts";
import { addApiPage } from "./platform/http/api-page.ts";
import { buildHttp } from "./platform/http/build-http.ts";
import { allowOrigins } from "./platform/http/cors.ts";
import { addSecurityHeaders } from "./platform/http/security-headers.ts";
import { openGuards } from "./platform/identity/access.ts";
import type { VisitorProof } from "./platform/identity/visitor-proof.ts";
import { openTokens } from "./platform/identity/tokens.ts";
import { subscribe, openEvents } from "./platform/jobs/events.ts";
import type { Tasks } from "./platform/jobs/task.ts";
import { openLimits } from "./platform/limits/limits.ts";
import type { Deliver } from "./platform/mail/deliver.ts";
import { openEmailQueue } from "./platform/mail/email-queue.ts";
import { observe } from "./platform/observe/observe.ts";
import { openEncryption } from "./platform/encryption/encryption.ts";
import { openDiskStorage } from "./platform/storage/open-disk-storage.ts";
import { openNotifyListener } from "./platform/sockets/notify-listener.ts";
import { openSockets } from "./platform/sockets/open-sockets.ts";
import { addHelp } from "./platform/pages/help.ts";

export interface AppNeeds {
  config: Config;
  database: Database;
  logger: FastifyBaseLogger | false;
  isReady: () => Promise<boolean>;
  now?: () => Date;
  /** Sends an email at once. Without it, as when the demo is made, no email is delivered this way. */
  deliver?: Deliver;
  /** The time for payments, which follows the sandbox's clock where there is one. */
  paymentsNow?: () => Date;
  newId?: () => string;
}

export interface App {
  http: FastifyInstance;
  tasks: Tasks;
  /** When each scheduled task runs, as crontab lines. */
  crontab: readonly string[];
  /** Reads what the process keeps in memory. Runs when the database is prepared, before requests are answered. */
  begin: () => Promise<void>;
  /** For commands that create accounts without sending an email, such as the demo. */
  accounts: Accounts;
  giving: Giving;
  gallery: Gallery;
  lessons: Lessons;
  /** For main.ts, which attaches the WebSockets to the servers of the other ports. */
  realtime: Realtime;
}

/** Puts the whole server together. This is the only file that knows every module. */
export function buildApp({
  config,
  database,
  logger,
  isReady,
  now = () => new Date(),
  paymentsNow = now,
  deliver = async () => ({ outcome: "away", reason: "No mail server was opened." }),
  newId = uniqueId,
}: AppNeeds): App {
  const { connection, pool, reads } = database;
  const tokens = openTokens(config.secret, now);
  const callerContext = openCallerContext(reads);
  const guards = openGuards({ tokens, callerContext });
  const limits = openLimits(pool);
  const events = openEvents();
  const prepare = openPreparedQueries(reads);
  const prepareRows = openPreparedRows(reads);
  const prepareList = openPreparedLists(reads);
  const common = {
    guards,
    limits,
    prepare,
    prepareRows,
    prepareList,
    publish: events.publish,
    jobsOf: events.jobsOf,
    now,
    newId,
  };

  const encryption = openEncryption(config.encryptionKey);
  const languages = openLanguages();
  const emailNeeds = {
    translatorFor: async (language: Language) => (await languages)(language),
    appUrls: config.apps,
    secret: config.secret,
    emails: openEmailQueue({
      encryption,
      churchEmailsPerDay: config.churchEmailsPerDay,
      picturesUrl: config.apps.portal,
      now,
    }),
  };
  const permissions = openPermissions(connection, { ...common, ...emailNeeds, findAccounts });
  const roles = openRoles(permissions);
  const contributors: PersonContributor[] = [];
  const timelineSources: TimelineSource[] = [];
  const admitVisitor = (proof: VisitorProof) => admitGivingVisitor(giving, proof);
  const people = openPeople(connection, {
    ...common,
    ...emailNeeds,
    roles,
    findAccounts,
    contributors,
    timelineSources,
    admitVisitor,
  });
  const churches = openChurches(connection, {
    ...common,
    ...emailNeeds,
    roles,
    isMoneyMoving: (churchId) => isMoneyMoving(giving, churchId),
    contentUrl: config.apps.portal,
  });
  const accounts = openAccounts(connection, {
    ...common,
    roles,
    people,
    churches,
    tokens,
    callerContext,
    ...emailNeeds,
    spendCaptcha: (captcha) => spendCaptcha(giving, captcha),
    admitVisitor,
  });
  const note = (err: unknown) => logger && logger.warn({ err }, "broadcasts between the servers were interrupted");
  const sockets = openSockets({
    path: SOCKET_PATH,
    trustedProxies: config.trustedProxies,
    ready: () => notifyListener.ready(),
  });
  const realtime = openRealtime(connection, { ...common, sockets, note });
  const notifyListener = openNotifyListener(config.databaseUrl, {
    channel: BROADCAST_CHANNEL,
    onNotification: (payload) => {
      onCurrencyBroadcast(payload);
      onBroadcast(realtime, payload);
    },
    onReconnected: () => {
      loadCurrencies(churches).catch(note);
      onListenerReconnected(realtime);
    },
    note,
  });
  const notifications = openNotifications(connection, { ...common, ...emailNeeds, unreadMessages });
  const messaging = openMessaging(connection, { ...common, notifications });
  realtime.sources.push(messageSource(messaging));
  const tasksModule = openTasks(connection, { ...common, notifications });
  const storage = openDiskStorage(join(config.dataFolder, "files"));
  const gallery = openGallery(connection, {
    ...common,
    ...emailNeeds,
    storage,
    isDemo: config.mode !== "production",
    photoLibrary: photoLibraryOf(config),
  });
  const calendar = openCalendar(connection, { ...common, ...emailNeeds, tasks: tasksModule });
  const giving = openGiving(connection, {
    ...common,
    now: paymentsNow,
    deliver,
    ...emailNeeds,
    encryption,
    ledgerKeys: config.ledgerKeys,
    checkpointNotes: openCheckpointNotes(join(config.dataFolder, "ledger-notes")),
    people,
    addUnregisteredAccount: (who) => addUnregisteredAccount(accounts, who),
    sandboxUrl: config.sandboxUrl,
    recaptcha: recaptchaKeys(config),
    providers: { stripe: stripeProvider(config.sandboxUrl), paypal: paypalProvider(config.sandboxUrl) },
  });
  const forms = openForms(connection, { ...common, ...emailNeeds, giving, notifications });
  const content = openContent(connection, {
    ...common,
    ...emailNeeds,
    giving,
    forms,
    events: (...args) => nextEvents(calendar, ...args),
  });
  const lessons = openLessons(connection, {
    ...common,
    ...emailNeeds,
    storage,
    isDemo: config.mode !== "production",
  });
  Object.assign(messaging.noteSubjects, notedTasks(tasksModule), notedDonations(giving), notedForms(forms));
  contributors.push(
    accountContributor(accounts),
    notificationsContributor(notifications),
    messagingContributor(messaging),
    tasksContributor(tasksModule),
    givingContributor(giving),
    formsContributor(forms),
  );
  timelineSources.push(
    donationTimeline(giving),
    formTimeline(forms),
    noteTimeline(messaging),
    servingTimeline(tasksModule),
  );
  events.add(
    subscribe(personErased, "accounts", (event) => onPersonErased(accounts, event)),
    subscribe(peopleMerged, "accounts", (event) => onPeopleMerged(accounts, event)),
    subscribe(churchErased, "accounts", () => onChurchErased(accounts)),
    subscribe(churchErased, "files", ({ churchId }) => storage.removeAll(`${churchId}/`)),
    subscribe(roleMemberAdded, "accounts", (event) => onRoleMemberAdded(accounts, event)),
    ...notificationListeners(notifications),
    ...messagingListeners(messaging),
    ...tasksListeners(tasksModule),
    ...calendarListeners(calendar),
    ...givingListeners(giving),
    ...formsListeners(forms),
  );

  const http = buildHttp({ logger, trustedProxies: config.trustedProxies });
  addSecurityHeaders(http, { https: config.apps.portal.startsWith("https:") });
  allowOrigins(http, {
    origins: [...Object.values(config.apps), ...config.corsOrigins],
    anyLocalhost: config.mode !== "production",
  });
  observe(http, { isReady, metricsToken: config.metricsToken });
  addApiPage(http);
  roleRoutes(http, permissions);
  peopleRoutes(http, people);
  householdRoutes(http, people);
  tagRoutes(http, people);
  changeRoutes(http, people);
  timelineRoutes(http, people);
  churchRoutes(http, churches);
  closingRoutes(http, churches);
  settingRoutes(http, churches);
  accountRoutes(http, accounts);
  connectionRoutes(http, realtime);
  notificationRoutes(http, notifications);
  messagingRoutes(http, messaging);
  tasksRoutes(http, tasksModule);
  galleryRoutes(http, gallery);
  calendarRoutes(http, calendar);
  givingRoutes(http, giving);
  formsRoutes(http, forms);
  contentRoutes(http, content);
  lessonsRoutes(http, lessons);
  homeRoutes(http, {
    guards,
    callerContext,
    accounts,
    churches,
    notifications,
    people,
    cards: [
      ...givingCards(giving),
      myTasksCard(tasksModule),
      formResponsesCard(forms),
      ...calendarCards(calendar),
      unreadMessagesCard(messaging),
      ...peopleCards(people),
    ],
    note: (err, card) => logger && logger.error({ err, card }, "a card of the home page could not be read"),
  });
  searchRoutes(http, { guards, callerContext, people, giving, forms, content });
  addHelp(http);
  pageRoutes(http, config, { churches, giving, forms, content, lessons });

  runRealtime(http, realtime, () => notifyListener.close());

  const tasks: Tasks = {
    ...events.tasks(),
    ...permissionTasks(permissions),
    ...churchesTasks(churches),
    ...notificationTasks(notifications),
    ...messagingTasks(messaging),
    ...galleryTasks(gallery),
    ...calendarTasks(calendar),
    ...givingTasks(giving),
    ...formsTasks(forms),
    ...lessonsTasks(lessons),
  };
  const crontab = [
    ...CHURCHES_CRONTAB,
    ...NOTIFICATION_CRONTAB,
    ...MESSAGING_CRONTAB,
    ...GALLERY_CRONTAB,
    ...CALENDAR_CRONTAB,
    ...GIVING_CRONTAB,
    ...FORMS_CRONTAB,
    ...LESSONS_CRONTAB,
  ];
  const begin = async () => {
    await notifyListener.ready();
    await loadCurrencies(churches);
  };
  return { begin, http, tasks, crontab, accounts, giving, gallery, lessons, realtime };
}
