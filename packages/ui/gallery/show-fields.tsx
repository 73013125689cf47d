import { useState } from "react";
import {
  Button,
  Checkbox,
  ColorField,
  CopyField,
  DateField,
  DisplayBox,
  Form,
  FormErrors,
  PasswordField,
  RadioGroup,
  SearchField,
  SelectField,
  Stack,
  Switch,
  TextField,
} from "../src/index.ts";

export function ShowFields() {
  const [text, setText] = useState("Grace");
  const [password, setPassword] = useState("offertory");
  const [query, setQuery] = useState("love");
  const [zone, setZone] = useState("chicago");
  const [day, setDay] = useState("2026-11-15");
  const [color, setColor] = useState("#1f6f54");
  const [coverFees, setCoverFees] = useState(true);
  const [frequency, setFrequency] = useState<"once" | "monthly">("monthly");
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <DisplayBox title="Fields">
        <Form onSubmit={() => undefined}>
          <FormErrors
            title="Two things need your attention"
            errors={[
              { field: "email", message: "Enter an email address like name@example.com." },
              { message: "The church could not be saved. Try again in a minute." },
            ]}
          />
          <TextField label="First name" value={text} onChange={setText} required hint="As your friends call you." />
          <TextField
            label="Email"
            name="email"
            type="email"
            value="ada@"
            onChange={() => undefined}
            error="Enter an email address like name@example.com."
          />
          <PasswordField label="Password" value={password} onChange={setPassword} showLabel="Show" hideLabel="Hide" />
          <TextField
            label="Notes"
            multiline
            value=""
            onChange={() => undefined}
            placeholder="Anything we should know?"
          />
          <TextField label="Membership number" value="GC-0412" onChange={() => undefined} readOnly />
          <TextField label="Legal name" value="Grace Community" onChange={() => undefined} disabled />
          <div className="flex gap-2">
            <Button type="submit" variant="primary">
              Save changes
            </Button>
            <Button variant="quiet">Cancel</Button>
          </div>
        </Form>
      </DisplayBox>
      <DisplayBox title="Choices">
        <Stack gap={24}>
          <SearchField label="Search people" value={query} onChange={setQuery} clearLabel="Clear" />
          <SelectField
            label="Time zone"
            value={zone}
            onChange={setZone}
            options={[
              { value: "chicago", label: "Chicago" },
              { value: "berlin", label: "Berlin" },
            ]}
            hint="Used for every date of the church."
          />
          <DateField label="Date of birth" value={day} onChange={setDay} />
          <ColorField label="Primary colour" value={color} onChange={setColor} pickerLabel="Pick a primary colour" />
          <CopyField label="Your link" value="https://grace.example.org/give" copyLabel="Copy" copiedLabel="Copied" />
          <Checkbox
            label="Cover the fees"
            hint="Adds $1.75 to your gift."
            checked={coverFees}
            onChange={setCoverFees}
          />
          <Checkbox label="I agree to the terms" checked={false} onChange={() => undefined} error="Agree to go on." />
          <Checkbox label="Not for you" checked disabled onChange={() => undefined} />
          <RadioGroup
            label="How often"
            value={frequency}
            onChange={setFrequency}
            options={[
              { value: "once", label: "Once" },
              { value: "monthly", label: "Every month", hint: "Until you stop it." },
            ]}
          />
          <Switch
            label="Show my birthday"
            hint="Members of your household always see it."
            checked={coverFees}
            onChange={setCoverFees}
          />
          <Switch label="Receive the newsletter" checked={!coverFees} onChange={(on) => setCoverFees(!on)} />
        </Stack>
      </DisplayBox>
    </div>
  );
}
