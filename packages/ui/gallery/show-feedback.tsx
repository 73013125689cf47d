import {
  Avatar,
  Badge,
  Button,
  CountBadge,
  DisplayBox,
  Kbd,
  Notice,
  SkeletonText,
  Spinner,
  Stack,
  useSnackbar,
} from "../src/index.ts";

const broken = "/no-such-photo.jpg";
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#c96"/><circle cx="4" cy="3" r="1.6" fill="#fec"/><circle cx="4" cy="8" r="3" fill="#fec"/></svg>';
const drawn = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

export function ShowFeedback() {
  const snackbar = useSnackbar();
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <DisplayBox title="Notices">
        <Stack gap={12}>
          <Notice tone="info" title="The church moves to a new address">
            Links with the old one go on working for a year.
          </Notice>
          <Notice tone="success">Your changes are saved.</Notice>
          <Notice tone="warning" title="This link ends soon" action={<Button size="small">Send a new one</Button>}>
            It can be used for ten minutes.
          </Notice>
          <Notice tone="danger" title="We could not reach the bank">
            Nothing was charged. Try again in a minute.
          </Notice>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => snackbar.error("The person could not be saved.")}>Error snackbar</Button>
            <Button onClick={() => snackbar.success("Ada was archived.", { label: "Undo", onSelect: () => undefined })}>
              Success snackbar
            </Button>
          </div>
        </Stack>
      </DisplayBox>
      <DisplayBox title="Marks and faces">
        <Stack gap={24}>
          <div className="flex flex-wrap items-center gap-2">
            <Badge>Visitor</Badge>
            <Badge tone="brand">Primary</Badge>
            <Badge tone="info">Pending</Badge>
            <Badge tone="success">Member</Badge>
            <Badge tone="warning">Refunded</Badge>
            <Badge tone="danger">Disputed</Badge>
            <CountBadge count={3} label="3 unread" />
            <CountBadge count={250} label="250 unread" />
            <Kbd>⌘</Kbd>
            <Kbd>K</Kbd>
            <Spinner label="Loading" />
          </div>
          <div className="flex flex-wrap items-end gap-3">
            <Avatar name="Ada Lovelace" size="tiny" />
            <Avatar name="Ben Okri" size="small" />
            <Avatar name="Chiamaka Okafor" />
            <Avatar name="Dmitri Volkov" photo={broken} size="large" />
            <Avatar name="Elodie Martin" photo={drawn} size="xlarge" alt="Elodie Martin" />
            <Avatar name="Prince" size="xxlarge" />
            <Avatar size="responsive" />
          </div>
          <SkeletonText lines={3} />
        </Stack>
      </DisplayBox>
    </div>
  );
}
