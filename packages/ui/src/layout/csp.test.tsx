// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import {
  AppShell,
  Avatar,
  Badge,
  Button,
  Checkbox,
  ColorField,
  CspNonceProvider,
  Dialog,
  DisplayBox,
  Menu,
  Notice,
  PageHeader,
  Popover,
  RadioGroup,
  SelectField,
  SkeletonText,
  Switch,
  Tabs,
  TextField,
} from "../index.ts";

const nothing = () => undefined;

test("overlays add no style or script element, which a strict CSP would block", async () => {
  render(
    <CspNonceProvider nonce="abc">
      <Dialog open onClose={nothing} title="Edit" closeLabel="Close">
        <Menu label="Actions" trigger={<Button>More</Button>} items={[{ label: "Edit" }]} />
        <Popover label="Account" open trigger={<Button>Ada</Button>}>
          Hello
        </Popover>
        <Tabs value="a" onChange={nothing} tabs={[{ value: "a", label: "A" }]} />
      </Dialog>
    </CspNonceProvider>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "More" }));
  await screen.findByRole("menu", { name: "Actions" });
  expect(document.querySelectorAll("style, script")).toHaveLength(0);
});

test("server-rendered components have no style attribute, which a strict CSP would block", () => {
  const options = [{ value: "a", label: "A" }];
  const html = renderToString(
    <CspNonceProvider nonce="abc">
      <AppShell header="Grace" currentPath="/" skipLabel="Skip" navLabel="Main" nav={[]}>
        <PageHeader title="Give" statistics={[{ label: "Gifts", value: 3 }]} />
        <DisplayBox title="Your gift">
          <TextField label="Name" value="" onChange={nothing} error="Enter your name." />
          <SelectField label="Fund" value="a" onChange={nothing} options={options} />
          <RadioGroup label="How often" value="a" onChange={nothing} options={options} />
          <Checkbox label="Cover the fees" checked onChange={nothing} />
          <Switch label="News" checked onChange={nothing} />
          <ColorField label="Colour" value="#123456" onChange={nothing} />
          <Avatar name="Ada Lovelace" />
          <Badge tone="success">Member</Badge>
          <Notice tone="danger">Nothing was charged.</Notice>
          <SkeletonText lines={3} />
          <Button busy>Give</Button>
        </DisplayBox>
      </AppShell>
    </CspNonceProvider>,
  );
  expect(html).toContain("Cover the fees");
  expect(html).not.toMatch(/\sstyle="/);
});
