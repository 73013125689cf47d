import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import {
  AppShell,
  applyBrandColor,
  Avatar,
  Button,
  CountBadge,
  CspNonceProvider,
  PageHeader,
  SnackbarProvider,
  Stack,
} from "../src/index.ts";
import { Bell, BookOpen, Church, HandHeart, House, Settings, ShieldCheck, UserPlus, Users } from "../src/icons.ts";
import "./gallery.css";
import { ShowData } from "./show-data.tsx";
import { ShowFeedback } from "./show-feedback.tsx";
import { ShowFields } from "./show-fields.tsx";
import { ShowOverlays } from "./show-overlays.tsx";

const nav = [
  { href: "/home", label: "Home", icon: <House /> },
  { href: "/people", label: "People", icon: <Users /> },
  { href: "/giving", label: "Giving", icon: <HandHeart /> },
  { href: "/lessons", label: "Lessons", icon: <BookOpen /> },
  { href: "/roles", label: "Roles", icon: <ShieldCheck /> },
  { href: "/settings", label: "Settings", icon: <Settings /> },
];

/** `?theme=dark&colour=%23aa0044` selects the theme and the brand color. */
const searchParams = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = searchParams.get("theme") ?? "";
applyBrandColor(document.documentElement, searchParams.get("colour") ?? "");

function Header() {
  return (
    <div className="flex w-full items-center gap-3">
      <span className="flex size-8 items-center justify-center rounded-field bg-brand text-on-brand">
        <Church />
      </span>
      <span className="min-w-0 grow truncate text-sm font-semibold">Grace Community Church</span>
      <span className="relative">
        <Avatar size="tiny" name="Ada Lovelace" />
        <CountBadge count={4} label="4 unread" className="absolute -top-1.5 -right-1.5" />
      </span>
    </div>
  );
}

function Gallery() {
  return (
    <AppShell
      header={<Header />}
      nav={nav}
      currentPath="/people"
      skipLabel="Skip to content"
      navLabel="Main"
      more={{ label: "More", closeLabel: "Close", failedText: "The menu could not be loaded." }}
      footer="Every piece of the kit, in its states."
    >
      <PageHeader
        icon={<Users />}
        title="People"
        subtitle="Everyone your church knows, in one place."
        actions={
          <>
            <Button icon={<Bell className="size-4" />}>Follow</Button>
            <Button variant="primary" icon={<UserPlus className="size-4" />}>
              Add a person
            </Button>
          </>
        }
        statistics={[
          { label: "People", value: "203" },
          { label: "Households", value: "81" },
          { label: "Given this year", value: "$48,210.00" },
        ]}
      />
      <Stack gap={24}>
        <ShowData />
        <ShowOverlays />
        <ShowFeedback />
        <ShowFields />
      </Stack>
    </AppShell>
  );
}

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <CspNonceProvider>
        <SnackbarProvider closeLabel="Close">
          <Gallery />
        </SnackbarProvider>
      </CspNonceProvider>
    </StrictMode>,
  );
}
