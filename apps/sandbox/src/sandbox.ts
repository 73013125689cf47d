import { join } from "node:path";
import { mailApi } from "./mail/mail-api.routes.ts";
import { mailParts } from "./mail/mail-parts.routes.ts";
import { openMailStore, type MailStore } from "./mail/mail-store.ts";
import { mailPages } from "./mail/mail.routes.ts";
import { mailReceiver } from "./mail/receive-mail.ts";
import { homePage, type HomeCard } from "./pages/home-page.ts";
import { sendPage } from "./pages/send-page.ts";
import { openPayments, type Payments } from "./payments/open-payments.ts";
import { paymentsApi } from "./payments/payments-api.routes.ts";
import { paymentsPages } from "./payments/payments-pages.routes.ts";
import { openPaypal } from "./paypal/open-paypal.ts";
import { openPhotos } from "./photos/open-photos.ts";
import { openRecaptcha } from "./recaptcha/open-recaptcha.ts";
import { openStripe } from "./stripe/open-stripe.ts";
import { stripeHints } from "./stripe/stripe-hints.ts";
import { allowOwnCalls } from "./web/allow-own-calls.ts";
import { listenHttp, listenSmtp } from "./web/listen.ts";
import { openWeb } from "./web/open-web.ts";
import { inboxIcon, coinsIcon, pictureIcon } from "./pages/icons.ts";
import { countMails } from "./mail/count-mails.ts";
import { PHOTOS } from "./photos/catalogue.ts";

export type SandboxSettings = { dataFolder: string; httpPort: number; smtpPort: number; host: string };
export type Sandbox = { httpPort: number; smtpPort: number; close(): Promise<void> };

/** Opens all parts of the sandbox. Only this file knows all of them. */
export async function openSandbox(settings: SandboxSettings): Promise<Sandbox> {
  const { dataFolder, host } = settings;
  const mails = await openMailStore(join(dataFolder, "mail"));
  const payments = await openPayments(join(dataFolder, "payments"));
  const receiver = mailReceiver(mails);
  const web = openWeb();
  let smtpPort = settings.smtpPort;

  web.get("/", (_request, reply) =>
    sendPage(reply, homePage([mailCard(mails, `${host}:${smtpPort}`), paymentsCard(payments), photosCard()])),
  );
  await web.register(async (part) => {
    allowOwnCalls(part);
    mailPages(part, mails);
    mailParts(part, mails);
    mailApi(part, mails);
    paymentsApi(part, payments);
  });
  await openStripe(web, payments);
  await openPaypal(web, payments);
  await openRecaptcha(web, payments);
  await openPhotos(web);
  await web.register(async (part) => {
    allowOwnCalls(part);
    paymentsPages(part, payments, stripeHints);
  });

  const close = async () => {
    // A busy keep-alive connection stays open after its answer, so idle ones are closed until the server has closed.
    const sweep = setInterval(() => web.server.closeIdleConnections(), 50);
    await Promise.all([web.close(), new Promise<void>((resolve) => receiver.close(resolve))]);
    clearInterval(sweep);
    await Promise.all([mails.close(), payments.close()]);
  };
  try {
    smtpPort = await listenSmtp(receiver, { port: smtpPort, host });
    const httpPort = await listenHttp(web, { port: settings.httpPort, host });
    return { httpPort, smtpPort, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function mailCard(store: MailStore, smtpAddress: string): HomeCard {
  return {
    href: "/mail",
    icon: inboxIcon,
    title: "Inbox",
    body: `Every mail that Offertory sends on this machine, whoever it is for, arrives here (SMTP at ${smtpAddress}). Open one and follow its link.`,
    status: countMails(store.newestFirst()),
  };
}

function paymentsCard({ parts }: Payments): HomeCard {
  const count = parts.reduce((sum, part) => sum + (part.lists()[0]?.rows.length ?? 0), 0);
  return {
    href: "/payments",
    icon: coinsIcon,
    title: "Payments",
    body: "Stripe and PayPal as far as Offertory can tell. See every gift, settle or return a bank debit, open a dispute, and move the clock.",
    status: count === 0 ? "No gifts yet" : count === 1 ? "1 gift" : `${count} gifts`,
  };
}

const photosCard = (): HomeCard => ({
  href: "/photos",
  icon: pictureIcon,
  title: "Photo library",
  body: "Photos that the gallery offers where no real library is set up. All of them are drawn by this program, and free to use.",
  status: `${PHOTOS.length} photos`,
});
