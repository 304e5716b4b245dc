import { useState } from 'react'
import { Field } from '../../../src/ui/fields/Field.tsx'
import { FieldWarning } from '../../../src/ui/fields/FieldWarning.tsx'
import { TextArea } from '../../../src/ui/fields/TextArea.tsx'
import { typedCode } from '../../../src/lib/typed-code.ts'
import { ReadOnlyInput } from '../../../src/ui/fields/text/ReadOnlyInput.tsx'
import { CountedInput } from '../../../src/ui/fields/text/CountedInput.tsx'
import { TextInput } from '../../../src/ui/fields/TextInput.tsx'
import { searchIcon } from '../../../src/ui/icons/controls.ts'
import { Cell, Sheet } from './Grid.tsx'

export const Fields = () => (
  <Sheet>
    <Cell label="Empty, with hint">
      <Field label="Routing number" hint="At the bottom of a check.">
        <TextInput placeholder="9 digits" inputMode="numeric" />
      </Field>
    </Cell>
    <Cell label="Filled">
      <Field label="Account number">
        <TextInput defaultValue="48210" />
      </Field>
    </Cell>
    <Cell label="Error">
      <Field label="IBAN" error="This IBAN isn’t valid. Check for typos.">
        <TextInput defaultValue="D893704004405320130" />
      </Field>
    </Cell>
    <Cell label="Warning and hint">
      <Field label="CLABE" hint="18 digits long">
        <TextInput defaultValue="032180000118359718" aria-describedby="warning" />
        <FieldWarning id="warning" field="CLABE">
          The last digit doesn’t match the other 17. Check for a mistyped digit.
        </FieldWarning>
      </Field>
    </Cell>
    <Cell label="Read only">
      <Field label="Currency">
        <ReadOnlyInput defaultValue="EUR" />
      </Field>
    </Cell>
    <Cell label="Disabled">
      <Field label="State">
        <TextInput disabled placeholder="Select a country first" />
      </Field>
    </Cell>
    <Cell label="Counter, optional">
      <Field label="Nickname" optional hint="Only you see this.">
        <CountedInput defaultValue="Main wallet" counter={{ count: 11, limit: 20 }} />
      </Field>
    </Cell>
    <Cell label="Text area">
      <Field label="Message">
        <TextArea defaultValue="Invoice 2025-118" />
      </Field>
    </Cell>
    <Cell label="Prefix, suffix, icon">
      <Field label="Search">
        <TextInput icon={searchIcon} prefix="FFC:" defaultValue="Sphere" />
      </Field>
    </Cell>
    <Cell label="Error and hint, mono">
      <Field label="Address" error="Not an address." hint="Starts with 0x.">
        <TextInput mono defaultValue="7xKqT4uBvN9fPdWm" />
      </Field>
    </Cell>
  </Sheet>
)

/** An account number that is stripped of whitespace while it is typed and checked on blur. */
export function Stripped() {
  const [value, setValue] = useState('')
  const [error, setError] = useState<string | null>(null)
  const check = () => setError(value.length < 9 ? 'Enter 9 digits.' : null)
  return (
    <Sheet>
      <Field label="Routing number" hint="At the bottom of a check." error={error}>
        <TextInput clean={typedCode} value={value} onChange={(event) => setValue(event.target.value)} onBlur={check} />
      </Field>
      <output>{value}</output>
    </Sheet>
  )
}

/** A number with a warning from two characters on. */
export function Doubted() {
  const [value, setValue] = useState('')
  const doubt = value.length > 1
  return (
    <Sheet>
      <Field label="Routing number" hint="At the bottom of a check.">
        <TextInput
          value={value}
          onChange={(event) => setValue(event.target.value)}
          aria-describedby={doubt ? 'doubt' : undefined}
        />
        <FieldWarning id="doubt" field="Routing number">
          {doubt && 'Check for a mistyped digit.'}
        </FieldWarning>
      </Field>
    </Sheet>
  )
}
