'use client';

import { useRef, useState } from 'react';
import { StepTrail } from '#components/ui/actions/step-trail.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { CodeField } from '#components/ui/form/code-field.tsx';
import { Combobox } from '#components/ui/form/combobox.tsx';
import { EmailField } from '#components/ui/form/email-field.tsx';
import { PasswordField } from '#components/ui/form/password-field.tsx';
import { RadioGroup } from '#components/ui/form/radio-group.tsx';
import { SearchInput } from '#components/ui/form/search-input.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { Switch } from '#components/ui/form/switch.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Specimen } from './specimen.tsx';

const countries = [
  { value: 'FI', label: 'Finland' },
  { value: 'NO', label: 'Norway' },
];
const channels = [
  { value: 'sms', label: 'By text message', hint: 'To +358 40 ••• 4567' },
  { value: 'email', label: 'By e-mail', hint: 'To a•••@sandbox.test' },
];

export function Fields() {
  const search = useRef<HTMLInputElement>(null);
  const [searched, setSearched] = useState('lantern');
  const [code, setCode] = useState('');
  const [nationality, setNationality] = useState('FI');
  const [channel, setChannel] = useState('sms');
  return (
    <>
      <Specimen title="Text field" text="The error stands at its field, in words that say what to do.">
        <div className="grid max-w-3xl gap-6 md:grid-cols-2">
          <EmailField label="Empty" placeholder="name@example.com" hint="We write to this address." />
          <TextField label="Filled" defaultValue="Aino Testi" />
          <TextField label="With an error" defaultValue="aino@" error="Write the whole address, such as name@example.com." />
          <TextField label="Disabled" defaultValue="Finland" disabled />
          <PasswordField label="Password" showLabel="Show" hideLabel="Hide" defaultValue="Sandbox1!" />
          <CodeField label="Code from the message" value={code} onChange={setCode} />
          <Select label="Country" options={countries} />
          <Select label="Disabled country" options={countries} disabled />
          <Combobox
            label="Nationality"
            name="nationality"
            options={countries}
            value={nationality}
            onChange={setNationality}
            openLabel="Show all countries"
            emptyText="No country of this name."
          />
          <SearchInput
            ref={search}
            label="Search games"
            clearLabel="Clear the search"
            value={searched}
            onChange={setSearched}
            maxLength={80}
          />
        </div>
      </Specimen>
      <Specimen title="Choices">
        <div className="grid max-w-3xl gap-6 md:grid-cols-2">
          <div>
            <Checkbox label="I have read the terms" defaultChecked />
            <Checkbox label="Send me offers" hint="You can change this at any time." />
            <Checkbox label="I am 18 or older" error="Tick this to go on." />
            <Checkbox label="Disabled" disabled />
          </div>
          <RadioGroup legend="How shall we send it?" name="channel" options={channels} value={channel} onChange={setChannel} />
          <div>
            <Switch label="Statistics" text="Which pages are read." defaultChecked />
            <Switch label="Essentials" text="Always on." defaultChecked disabled />
          </div>
        </div>
      </Specimen>
      <Specimen title="Steps">
        <div className="max-w-md">
          <StepTrail label="Steps to your account" steps={['About you', 'Where you live', 'Confirm']} current={1} />
        </div>
      </Specimen>
    </>
  );
}
