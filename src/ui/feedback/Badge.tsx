import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import type { Tone } from '../../lib/tone.ts'
import { forwardAll } from '../forward.ts'
import { alertIcon } from '../icons/basic.ts'
import { arrowBackIcon, crossIcon, tickIcon } from '../icons/controls.ts'
import { Icon, type IconShape } from '../icons/Icon.tsx'
import { clockIcon, halfCircleIcon, minusIcon } from '../icons/status.ts'
import { chipStyles } from './tone-styles.ts'

type BadgeGlyph = 'clock' | 'half' | 'tick' | 'cross' | 'dash' | 'return' | 'alert'

interface Props {
  readonly tone: Tone
  /** Distinguishes statuses without colour. The default depends on the tone. */
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
} satisfies Record<Tone, BadgeGlyph>

const Box = styled('span', forwardAll)`
  ${chipStyles}
  gap: 5px;
  padding-inline: 8px 9px;

  &[data-tone='primary'] {
    background: var(--sr-info-subtle);
    color: var(--sr-info-text);
  }
`

/** A status of one or two words. */
export function Badge({ tone, glyph = GLYPHS[tone], children }: Props) {
  return (
    <Box part="badge" data-tone={tone}>
      <Icon shape={SHAPES[glyph]} size={12} />
      {children}
    </Box>
  )
}
