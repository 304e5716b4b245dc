import { useId, type ReactNode } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { crossIcon } from '../icons/controls.ts'
import { FieldErrors } from '../fields/FieldErrors.tsx'
import { useText } from '../text.tsx'
import { Body, Foot, Head, Heading, Panel, Scrim } from './dialog-styles.ts'
import { useModal } from './use-modal.ts'
import { useHeadingTag } from '../heading-level.ts'

interface Props {
  readonly id?: string | undefined
  readonly title: ReactNode
  /** `sm` is 440 px wide, `md` is 520 px wide for forms. In a widget narrower than 560 px the dialog is a bottom sheet. */
  readonly size?: 'sm' | 'md'
  /** Gives a sheet with a scrolling list a constant height. */
  readonly tall?: boolean
  /** For an action that loses data. The first button of the footer gets the focus and must be the safe choice. */
  readonly destructive?: boolean
  /** A pending request, during which the dialog cannot be closed. */
  readonly busy?: boolean
  readonly footer?: ReactNode
  /** Draws a line above the footer of a scrolling body. */
  readonly ruled?: boolean
  readonly onClose: () => void
  readonly children?: ReactNode
}

const FIELDS =
  'input:not([readonly]), select, textarea:not([readonly]), [role="combobox"], [role="radio"][tabindex="0"], [aria-pressed]'

const firstOf = (dialog: HTMLElement, selector: string) =>
  [...dialog.querySelectorAll<HTMLElement>(selector)].find((found) => !found.matches(':disabled')) ?? null

const firstField = (dialog: HTMLElement) => firstOf(dialog, FIELDS) ?? firstChoice(dialog)
const firstChoice = (dialog: HTMLElement) => firstOf(dialog, '[data-foot] button') ?? firstOf(dialog, '[data-heading]')

/** A modal with a question or a short form. It is open while it is mounted. */
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
          <Heading as={useHeadingTag(1)} id={heading} data-heading tabIndex={-1}>
            {title}
          </Heading>
          <IconButton icon={crossIcon} label={t('ui.close')} disabled={busy} onClick={onClose} />
        </Head>
        {/* Messages of toasts appear here, because the dialog makes the frame inert. */}
        <div data-said />
        {/* Its own, because a modal makes the live region of the frame inert. */}
        <FieldErrors>
          <Body>{children}</Body>
        </FieldErrors>
        {footer && (
          <Foot data-foot data-ruled={ruled || undefined}>
            {footer}
          </Foot>
        )}
      </Panel>
    </Scrim>
  )
}
