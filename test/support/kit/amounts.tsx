import { useState } from 'react'
import { Button } from '../../../src/ui/buttons/Button.tsx'
import { AmountInput } from '../../../src/ui/fields/amount/AmountInput.tsx'
import { CopyButton } from '../../../src/ui/code/CopyButton.tsx'
import { useCopied } from '../../../src/ui/code/use-copied.ts'
import { Cell, RowCell, Sheet } from './Grid.tsx'

/** An amount with its shortcuts, which shows its value and the reason of a refusal. */
export function Amount({ start = null }: { readonly start?: string | null }) {
  const [amount, setAmount] = useState(start)
  const [refusal, setRefusal] = useState<string | null>(null)
  return (
    <>
      <AmountInput
        aria-label="You send"
        value={amount}
        onChange={setAmount}
        onRefuse={(refused) => setRefusal(refused?.code ?? null)}
      />
      <Button size="sm" variant="secondary" onClick={() => setAmount('1209.30')}>
        Half
      </Button>
      <output data-amount>{amount ?? 'none'}</output> <output data-refusal>{refusal ?? 'fine'}</output>
    </>
  )
}

export const Amounts = () => (
  <Sheet>
    <Cell label="Empty">
      <Amount />
    </Cell>
    <Cell label="Filled">
      <Amount start="1209.30" />
    </Cell>
    <Cell label="Long amount, smaller figure">
      <Amount start="1250000.00" />
    </Cell>
    <Cell label="Longer still">
      <Amount start="1250000000.00" />
    </Cell>
    <RowCell label="Copy">
      <CopyButton value="98014420" label="Copy account number" />
    </RowCell>
  </Sheet>
)

/** A row that copies its text and shows the success for the default time of the hook. */
export function CopyLine() {
  const { copied, copy } = useCopied()
  return (
    <Sheet>
      <button type="button" onClick={() => void copy('maya@example.com')}>
        Copy address
      </button>
      <output>{copied ? 'copied' : 'not copied'}</output>
    </Sheet>
  )
}
