import type { ComponentProps } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../forward.ts'
import { ButtonContent, type ButtonAppearance } from './Button.tsx'
import { buttonStyles } from './button-styles.ts'

const Root = styled('a', forwardAll)`
  ${buttonStyles}
`

/** A link to an external page, styled as a button. */
export function LinkButton({
  variant = 'secondary',
  size = 'md',
  block,
  icon,
  iconEnd,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonAppearance) {
  return (
    <Root
      target="_blank"
      rel="noopener noreferrer"
      part={variant === 'primary' ? 'button button-primary' : 'button'}
      {...rest}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd} size={size}>
        {children}
      </ButtonContent>
    </Root>
  )
}
