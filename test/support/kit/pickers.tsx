import { useState } from 'react'
import { Combobox } from '../../../src/ui/fields/combobox/Combobox.tsx'
import type { Option } from '../../../src/ui/fields/combobox/option.ts'
import { Dialog } from '../../../src/ui/overlay/Dialog.tsx'
import { Field } from '../../../src/ui/fields/Field.tsx'
import { Disc } from './Disc.tsx'
import { Cell, Sheet } from './Grid.tsx'

const NAMES =
  'Argentina|Brazil|Canada|Colombia|France|Germany|India|Indonesia|Lithuania|Mexico|Philippines|Réunion|Singapore|Tanzania, United Republic of|Thailand|Tunisia|United Arab Emirates|United Kingdom|United States|Vietnam'

const countries: Option[] = NAMES.split('|').map((label, index) => ({
  value: label,
  label,
  mark: <Disc hue={index * 37} />,
  disabledReason: label === 'Colombia' ? 'Not yet' : undefined,
}))

const trades: Option[] = [
  ...'Betting|Casino|Debt collection|Jewelry|Lottery|Precious metals|Weapons'
    .split('|')
    .map((label) => ({ value: label, label })),
  { value: 'none', label: 'None of the above', closing: true },
]

const noMatch = (query: string) => `No results for “${query}”. Check the spelling.`

function Country({ start = null }: { readonly start?: string | null }) {
  const [country, setCountry] = useState(start)
  return (
    <>
      <Field label="Country">
        <Combobox
          options={countries}
          value={country}
          onChange={setCountry}
          noMatch={noMatch}
          placeholder="Select a country"
        />
      </Field>
      <output>{country}</output>
    </>
  )
}

export const Comboboxes = () => (
  <Sheet>
    <Cell label="Chosen">
      <Country start="United States" />
    </Cell>
    <Cell label="Empty">
      <Country />
    </Cell>
    <Cell label="Error">
      <Field label="Country" error="Select a country.">
        <Combobox options={countries} value={null} onChange={() => {}} noMatch={noMatch} />
      </Field>
    </Cell>
    <Cell label="Only one choice">
      <Field label="Country">
        <Combobox options={countries} value="Brazil" readOnly onChange={() => {}} noMatch={noMatch} />
      </Field>
    </Cell>
    <Cell label="Disabled">
      <Field label="State">
        <Combobox
          options={[]}
          value={null}
          disabled
          placeholder="Country first"
          onChange={() => {}}
          noMatch={noMatch}
        />
      </Field>
    </Cell>
  </Sheet>
)

/** A country between two buttons. */
export const CountryPicker = () => (
  <Sheet>
    <button type="button">before</button>
    <Country start="United States" />
    <button type="button">after</button>
  </Sheet>
)

/** A list whose few options come late. */
export function LatePicker() {
  const [options, setOptions] = useState<Option[]>([])
  const [trade, setTrade] = useState<string | null>(null)
  return (
    <Sheet>
      <Field label="Business category">
        <Combobox
          options={options}
          loading={options.length === 0}
          value={trade}
          onChange={setTrade}
          noMatch={noMatch}
        />
      </Field>
      <button type="button" onClick={() => setOptions(trades.slice(0, 3))}>
        arrive
      </button>
      <output>{trade}</output>
    </Sheet>
  )
}

/** A list with a closing option. */
export function TradePicker() {
  const [trade, setTrade] = useState<string | null>(null)
  return (
    <Sheet>
      <Field label="Business category">
        <Combobox options={trades} value={trade} onChange={setTrade} noMatch={noMatch} />
      </Field>
      <output>{trade}</output>
    </Sheet>
  )
}

/** A picker in a dialog. */
export function PickerInDialog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Sheet>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {isOpen && (
        <Dialog title="New account" onClose={() => setOpen(false)}>
          <Country start="United States" />
        </Dialog>
      )}
    </Sheet>
  )
}
