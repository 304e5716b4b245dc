import { useId, type ReactNode } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { crossIcon } from '../icons/basic.ts'
import { useText } from '../text.tsx'
import { Body, Foot, Head, Heading, Panel, Scrim } from './dialog-styles.ts'
import { useModal } from './use-modal.ts'

interface Props {
  readonly id?: string | undefined
  readonly title: ReactNode
  /** 440 px, or 520 for forms; below 560 it is a sheet at the bottom. */
  readonly size?: 'sm' | 'md'
  /** A sheet whose list scrolls keeps one height. */
  readonly tall?: boolean
  /** Something is lost: focus starts on the first button of the footer, which must be the safe choice. */
  readonly destructive?: boolean
  /** A request runs: it cannot be closed. */
  readonly busy?: boolean
  readonly footer?: ReactNode
  /** Draws a line above the footer, for a body that scrolls. */
  readonly ruled?: boolean
  readonly onClose: () => void
  readonly children?: ReactNode
}

const FIELDS =
  'input:not([readonly]), select, textarea:not([readonly]), [role="combobox"], [role="radio"][tabindex="0"]'

const firstOf = (dialog: HTMLElement, selector: string) =>
  [...dialog.querySelectorAll<HTMLElement>(selector)].find((found) => !found.matches(':disabled')) ?? null

const firstField = (dialog: HTMLElement) => firstOf(dialog, FIELDS) ?? firstChoice(dialog)
const firstChoice = (dialog: HTMLElement) => firstOf(dialog, '[data-foot] button') ?? firstOf(dialog, '[data-heading]')

/** A question or a small form above the screen. It is open as long as it is drawn. */
export function Dialog({ id, title, size = 'sm', tall, destructive, busy, footer, ruled, onClose, children }: Props) {
  const t = useText()
  const heading = useId()
  const modal = useModal({
    onClose,
    isBusy: busy ?? false,
    firstFocus: destructive ? firstChoice : firstField,
  })
  return (
    <Scrim
      {...modal}
      id={id}
      role={destructive ? 'alertdialog' : undefined}
      aria-labelledby={heading}
      aria-busy={busy || undefined}
    >
      <Panel part="dialog" data-size={size} data-tall={tall || undefined}>
        <Head>
          <Heading id={heading} data-heading tabIndex={-1}>
            {title}
          </Heading>
          <IconButton icon={crossIcon} label={t('ui.close')} disabled={busy} onClick={onClose} />
        </Head>
        <Body>{children}</Body>
        {footer && (
          <Foot data-foot data-ruled={ruled || undefined}>
            {footer}
          </Foot>
        )}
      </Panel>
    </Scrim>
  )
}
