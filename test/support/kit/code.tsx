import { useState } from 'react'
import { OneTimeCode, type CodeState } from '../../../src/ui/code/OneTimeCode.tsx'
import { Cell, Sheet } from './Grid.tsx'

const fixed = { onChange: () => {}, onComplete: () => {} }

export const OneTimeCodes = () => (
  <Sheet>
    <Cell label="Idle">
      <OneTimeCode {...fixed} value="" state="editing" />
    </Cell>
    <Cell label="Typing">
      <OneTimeCode {...fixed} value="407" state="editing" />
    </Cell>
    <Cell label="Filled, checking">
      <OneTimeCode {...fixed} value="407192" state="checking" />
    </Cell>
    <Cell label="Mismatch, still editable">
      <OneTimeCode
        {...fixed}
        value="407192"
        state="mismatch"
        error={
          <>
            <b>That code doesn’t match.</b> Check the latest email and try again.
          </>
        }
      />
    </Cell>
    <Cell label="Invalid, masked and disabled">
      <OneTimeCode {...fixed} value="407192" state="invalid" />
    </Cell>
  </Sheet>
)

/** 111111 is a mismatch, 222222 is invalid, and the check of any other code never ends. */
export function CodeEntry() {
  const [code, setCode] = useState('')
  const [state, setState] = useState<CodeState>('editing')
  const [submitted, setSubmitted] = useState<string[]>([])
  const edit = (next: string) => {
    setCode(next)
    setState('editing')
  }
  const submit = (full: string) => {
    setSubmitted((before) => [...before, full])
    setState('checking')
    const answer = ({ '111111': 'mismatch', '222222': 'invalid' } as const)[full]
    if (answer) setTimeout(() => setState(answer), 200)
  }
  return (
    <Sheet>
      <button type="button">before</button>
      <OneTimeCode value={code} state={state} onChange={edit} onComplete={submit} />
      <output>{submitted.join(',')}</output>
    </Sheet>
  )
}
