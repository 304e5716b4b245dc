import type { ReactNode } from 'react'
import { plainText } from '../../lib/format/plain-text.ts'
import { visibleText } from '../../lib/format/visible-text.ts'
import { Button } from '../buttons/Button.tsx'
import { ManualCopy } from '../code/ManualCopy.tsx'
import { useCopied } from '../code/use-copied.ts'
import { Banner } from '../feedback/Banner.tsx'
import { copyIcon, tickIcon } from '../icons/controls.ts'
import { Between, Stack } from '../layout/stack.tsx'
import { Rows } from '../layout/rows/Rows.tsx'
import { Subhead } from '../layout/Subhead.tsx'
import { useText } from '../text.tsx'
import { CopyRow } from './CopyRow.tsx'
import { SlashedZero } from '../code/SlashedZero.tsx'

const CHECK_MS = 1000

/** A button that copies several named values at once. */
function CopyAll({ value }: { readonly value: string }) {
  const t = useText()
  const { copied, refused, copy } = useCopied(CHECK_MS)
  return (
    <>
      <Button variant="ghost" size="sm" icon={copied ? tickIcon : copyIcon} onClick={() => void copy(value)}>
        {t(copied ? 'ui.copied' : 'ui.copyAll')}
      </Button>
      {refused !== null && <ManualCopy value={refused} />}
    </>
  )
}

interface CopyLine {
  readonly label: string
  readonly copyLabel: string
  /** The value as it is shown. */
  readonly value: string
  /** The value as it is copied. */
  readonly copied: string
  /** The value must be entered exactly, so it is highlighted. */
  readonly isExact: boolean
}

interface Props {
  readonly lines: readonly CopyLine[]
  readonly exactLabel: string
  readonly plainLabel: string
  readonly warnings: readonly { readonly title: string; readonly text: ReactNode }[]
}

const isNumeric = (value: string) => /\d/.test(value) && !/\s[a-z]/i.test(value)

const isMixed = (value: string) => /[a-z]/i.test(value)

function row({ label, copyLabel, value, copied, isExact }: CopyLine) {
  const Digits = isMixed(value) ? SlashedZero : 'span'
  return (
    <CopyRow key={label} label={label} copyLabel={copyLabel} value={copied} exact={isExact}>
      {isNumeric(value) ? <Digits className="sr-num">{visibleText(value)}</Digits> : visibleText(value)}
    </CopyRow>
  )
}

/** Values to enter in another form, such as the bank's. Those that must match exactly come first. */
export function ExactCopy({ lines, exactLabel, plainLabel, warnings }: Props) {
  const t = useText()
  const copiedLines = lines.map(({ label, copied }) => t('ui.copiedLine', { label: plainText(label), value: copied }))
  return (
    <>
      <Stack gap={12}>
        <Rows label={exactLabel}>{lines.filter(({ isExact }) => isExact).map(row)}</Rows>
        {warnings.map(({ title, text }) => (
          <Banner key={title} tone="warning" title={title}>
            {text}
          </Banner>
        ))}
      </Stack>
      <Stack gap={10}>
        <Between>
          <Subhead>{plainLabel}</Subhead>
          <CopyAll value={copiedLines.join('\n')} />
        </Between>
        <Rows label={plainLabel}>{lines.filter(({ isExact }) => !isExact).map(row)}</Rows>
      </Stack>
    </>
  )
}
