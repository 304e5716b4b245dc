import { useState } from 'react'
import { Chip } from '../../../src/ui/buttons/Chip.tsx'
import { Checkbox } from '../../../src/ui/fields/Checkbox.tsx'
import type { Option } from '../../../src/ui/fields/combobox/option.ts'
import { ConsentCard } from '../../../src/ui/fields/ConsentCard.tsx'
import { DateRange } from '../../../src/ui/fields/DateRange.tsx'
import { Field } from '../../../src/ui/fields/Field.tsx'
import { FieldCell, FieldGrid } from '../../../src/ui/fields/FieldGrid.tsx'
import { FieldGroup } from '../../../src/ui/fields/FieldGroup.tsx'
import { Segmented } from '../../../src/ui/fields/Segmented.tsx'
import { MarkedSelect } from '../../../src/ui/fields/select/MarkedSelect.tsx'
import { TextInput } from '../../../src/ui/fields/TextInput.tsx'
import { Select } from '../../../src/ui/fields/select/Select.tsx'
import { Disc } from './Disc.tsx'
import { Cell, RowCell, Sheet } from './Grid.tsx'

const coins: Option[] = [
  { value: 'usdc', label: 'USDC', mark: <Disc hue={215} /> },
  { value: 'usdt', label: 'USDT', mark: <Disc hue={165} />, disabledReason: 'Not for euros' },
  { value: 'eurc', label: 'EURC', mark: <Disc hue={20} /> },
]

function Coins() {
  const [coin, setCoin] = useState('usdc')
  return (
    <>
      <Field label="Currency">
        <MarkedSelect options={coins} value={coin} onChange={setCoin} />
      </Field>
      <output>{coin}</output>
    </>
  )
}

function Business() {
  const [kind, setKind] = useState('')
  return (
    <>
      <Field label="Business type">
        <Select value={kind} placeholder="Select" onChange={(event) => setKind(event.target.value)}>
          <option value="llc">LLC</option>
          <option value="corporation">Corporation</option>
        </Select>
      </Field>
      <output>{kind}</output>
    </>
  )
}

function Account() {
  const [type, setType] = useState<'checking' | 'savings'>('checking')
  return (
    <>
      <Field label="Account type">
        <Segmented
          value={type}
          onChange={setType}
          segments={[
            { value: 'checking', label: 'Checking' },
            { value: 'savings', label: 'Savings' },
          ]}
        />
      </Field>
      <output>{type}</output>
    </>
  )
}

function Networks() {
  const [network, setNetwork] = useState('eth')
  return (
    <Segmented
      aria-label="Network"
      value={network}
      onChange={setNetwork}
      segments={[
        { value: 'sol', label: 'SOL', mark: <Disc hue={0} /> },
        { value: 'eth', label: 'ETH', mark: <Disc hue={230} /> },
        { value: 'optimism', label: 'OPTIMISM', mark: <Disc hue={355} />, disabled: true },
      ]}
    />
  )
}

function Filters() {
  const [on, setOn] = useState(true)
  return (
    <>
      <Chip pressed={on} onClick={() => setOn(!on)}>
        Succeeded
      </Chip>
      <Chip pressed={false}>Pending</Chip>
      <Chip small>Half</Chip>
      <Chip small disabled>
        Max
      </Chip>
    </>
  )
}

export const Choices = () => (
  <Sheet>
    <Cell label="Consent">
      <ConsentCard
        defaultChecked
        label="I confirm that I own or control this wallet"
        detail="Money sent to the wrong address can’t be recovered."
      />
    </Cell>
    <Cell label="Consent, not given">
      <ConsentCard label="I confirm that I own or control this wallet" error="Confirm this to continue." />
    </Cell>
    <Cell label="Checkbox states">
      <Checkbox label="Off" />
      <Checkbox label="On" defaultChecked />
      <Checkbox label="Must be accepted" invalid />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled, on" disabled defaultChecked />
    </Cell>
    <Cell label="Two or three choices">
      <Account />
      <br />
      <Networks />
    </Cell>
    <RowCell label="Filter chips">
      <Filters />
    </RowCell>
    <Cell label="Select of the platform">
      <Business />
    </Cell>
    <Cell label="Select with marks">
      <Coins />
    </Cell>
    <Cell label="Only one choice">
      <Field label="Currency">
        <MarkedSelect options={coins.slice(0, 1)} value="usdc" onChange={() => {}} readOnly />
      </Field>
    </Cell>
    <Cell label="Only one choice, platform">
      <Field label="Country">
        <Select value="br" readOnly>
          <option value="br">Brazil</option>
        </Select>
      </Field>
    </Cell>
    <Cell label="Error">
      <Field label="Business type" error="Select a business type.">
        <Select defaultValue="" placeholder="Select">
          <option value="llc">LLC</option>
        </Select>
      </Field>
    </Cell>
  </Sheet>
)

/** A filter with chips and a date range, and the fields of an address. */
export function Groups() {
  const [days, setDays] = useState({ from: '2025-09-02', to: '2025-11-12' })
  return (
    <Sheet>
      <Cell label="Groups of a filter">
        <FieldGroup label="Status">
          <Filters />
        </FieldGroup>
        <br />
        <FieldGroup label="Updated">
          <DateRange value={days} onChange={setDays} bounds={{ from: '2025-01-01', to: '2025-12-31' }} />
        </FieldGroup>
        <output>{`${days.from} ${days.to}`}</output>
      </Cell>
      <Cell label="Fields in a row">
        <FieldGrid>
          <Field label="Street">
            <TextInput />
          </Field>
          <FieldCell span={6}>
            <Field label="City">
              <TextInput />
            </Field>
          </FieldCell>
          <FieldCell span={6} compactSpan={7}>
            <Field label="State">
              <TextInput />
            </Field>
          </FieldCell>
          <FieldCell span={12} compactSpan={5}>
            <Field label="ZIP code">
              <TextInput />
            </Field>
          </FieldCell>
        </FieldGrid>
      </Cell>
    </Sheet>
  )
}
