import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../forward.ts'
import { alertIcon, arrowBackIcon, crossIcon, tickIcon } from '../icons/basic.ts'
import { Icon, type IconShape } from '../icons/Icon.tsx'
import { clockIcon, halfCircleIcon, minusIcon } from '../icons/status.ts'

export type BadgeTone = 'default' | 'primary' | 'success' | 'warning' | 'destructive'
export type BadgeGlyph = 'clock' | 'half' | 'tick' | 'cross' | 'dash' | 'return' | 'alert'

interface Props {
  readonly tone: BadgeTone
  /** The shape tells statuses apart without colour; left out, it is the tone's own. */
  readonly glyph?: BadgeGlyph
  readonly children: ReactNode
}

const SHAPES = {
  clock: clockIcon,
  half: halfCircleIcon,
  tick: tickIcon,
  cross: crossIcon,
  dash: minusIcon,
  return: arrowBackIcon,
  alert: alertIcon,
} satisfies Record<BadgeGlyph, IconShape>

const GLYPHS = {
  default: 'dash',
  primary: 'half',
  success: 'tick',
  warning: 'clock',
  destructive: 'cross',
} satisfies Record<BadgeTone, BadgeGlyph>

const Box = styled('span', forwardAll)`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-block-size: 24px;
  padding-inline: 8px 9px;
  border-radius: var(--sr-r-pill);
  font-size: 12.5px;
  line-height: 16px;
  letter-spacing: 0;
  font-weight: var(--sr-weight-medium);
  white-space: nowrap;
  background: var(--sr-surface-pressed);
  color: var(--sr-text-muted);

  &[data-tone='primary'] {
    background: var(--sr-info-subtle);
    color: var(--sr-info-text);
  }
  &[data-tone='success'] {
    background: var(--sr-success-subtle);
    color: var(--sr-success-text);
  }
  &[data-tone='warning'] {
    background: var(--sr-warning-subtle);
    color: var(--sr-warning-text);
  }
  &[data-tone='destructive'] {
    background: var(--sr-destructive-subtle);
    color: var(--sr-destructive-text);
  }
  @media (forced-colors: active) {
    outline: 1px solid;
    outline-offset: -1px;
  }
`

/** A status in one or two words. */
export function Badge({ tone, glyph = GLYPHS[tone], children }: Props) {
  return (
    <Box part="badge" data-tone={tone}>
      <Icon shape={SHAPES[glyph]} size={12} />
      {children}
    </Box>
  )
}
