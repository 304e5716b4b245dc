import { useContext, useState, type ComponentProps, type FocusEvent, type MouseEvent, type ReactNode } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../forward.ts'
import { Icon, type IconShape } from '../icons/Icon.tsx'
import { activeElementOf } from '../overlay/focusable.ts'
import { DisabledReason } from './disabled-reason.ts'
import { InlineButton } from './InlineLink.tsx'
import { buttonStyles } from './button-styles.ts'
import { Spinner } from './Spinner.tsx'

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'destructive' | 'danger'
type ButtonSize = 'lg' | 'md' | 'sm'

export interface ButtonAppearance {
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
  /** Takes the full width of its container. */
  readonly block?: boolean | undefined
  readonly icon?: IconShape | undefined
  readonly iconEnd?: IconShape | undefined
}

interface Props extends ComponentProps<'button'>, Omit<ButtonAppearance, 'variant'> {
  readonly variant?: ButtonVariant | 'link' | undefined
  /** Shows a spinner. The button keeps its width and focus and ignores presses. */
  readonly loading?: boolean | undefined
}

const Root = styled('button', forwardAll)`
  ${buttonStyles}
`

const Content = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: inherit;

  [aria-busy='true'] > & {
    opacity: 0;
  }
`

const Busy = styled(Spinner)`
  position: absolute;
`

type ContentProps = Pick<ButtonAppearance, 'icon' | 'iconEnd' | 'size'> & { readonly children: ReactNode }

export function ButtonContent({ icon, iconEnd, size, children }: ContentProps) {
  const iconSize = size === 'sm' ? 16 : 20
  return (
    <Content>
      {icon && <Icon shape={icon} size={iconSize} />}
      {children}
      {iconEnd && <Icon shape={iconEnd} size={iconSize} />}
    </Content>
  )
}

/**
 * The reason for a disabled button is shown beside it. `aria-disabled` keeps it focusable, for a reason in a tooltip. One that is disabled
 * while it has the focus stays focusable until the focus leaves it, because the focus would go to the top of the host's page.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  block,
  icon,
  iconEnd,
  loading = false,
  disabled,
  onClick,
  children,
  ...rest
}: Props) {
  const [hasFocus, setFocus] = useState(false)
  // A window that loses the focus keeps it for its return.
  const noteFocus = ({ currentTarget }: FocusEvent) => setFocus(activeElementOf(currentTarget) === currentTarget)
  const isKept = disabled && hasFocus
  const off = loading || isKept || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  const press = (event: MouseEvent<HTMLButtonElement>) => (off ? event.preventDefault() : onClick?.(event))
  const reason = useContext(DisabledReason)
  const described = disabled && reason ? { 'aria-describedby': reason } : {}
  const shared = {
    type: 'button',
    part: 'button',
    onClick: press,
    onFocusCapture: noteFocus,
    onBlurCapture: noteFocus,
    ...described,
    ...rest,
    ...(isKept ? { 'aria-disabled': true } : { disabled }),
  } as const

  if (variant === 'link') return <InlineButton {...shared}>{children}</InlineButton>
  return (
    <Root
      {...shared}
      part={variant === 'primary' ? 'button button-primary' : 'button'}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      aria-busy={loading || undefined}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd} size={size}>
        {children}
      </ButtonContent>
      {loading && <Busy aria-hidden="true" />}
    </Root>
  )
}
