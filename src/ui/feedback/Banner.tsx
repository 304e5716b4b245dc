import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import { forwardAll } from '../forward.ts'
import { alertIcon, crossCircleIcon, infoIcon, tickCircleIcon } from '../icons/basic.ts'
import { Icon, type IconShape } from '../icons/Icon.tsx'

type BannerTone = 'info' | 'success' | 'warning' | 'destructive' | 'neutral'

interface Props {
  readonly tone: BannerTone
  readonly title?: ReactNode
  /** One sentence. */
  readonly children?: ReactNode
  /** At most one small button. */
  readonly action?: ReactNode
  /** Spans the full width below the header, as the offline banner does. */
  readonly bar?: boolean
  readonly icon?: IconShape
}

const ICONS = {
  info: infoIcon,
  success: tickCircleIcon,
  warning: alertIcon,
  destructive: crossCircleIcon,
  neutral: infoIcon,
} satisfies Record<BannerTone, IconShape>

const toneRules = (tone: BannerTone) => `
  &[data-tone='${tone}'] {
    background: var(--sr-${tone}-subtle);
    border-color: var(--sr-${tone}-border);
  }
  &[data-tone='${tone}'] > svg {
    color: var(--sr-${tone}-text);
  }
`

const Box = styled('div', forwardAll)`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  column-gap: 12px;
  padding: 14px 16px;
  border: 1px solid var(--sr-border);
  border-radius: var(--sr-r-lg);
  background: var(--sr-surface-sunken);
  color: var(--sr-text);
  text-align: start;

  & > svg {
    color: var(--sr-text-muted);
  }
  ${toneRules('info')}
  ${toneRules('success')}
  ${toneRules('warning')}
  ${toneRules('destructive')}
  &[data-bar] {
    flex: none;
    padding: 10px var(--gut, 16px);
    border-width: 0 0 1px;
    border-radius: 0;
  }
`

const Words = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  text-wrap: pretty;
  overflow-wrap: anywhere;

  & [part='row'] {
    padding-inline: 0;
  }
`

const Title = styled.p`
  font-weight: var(--sr-weight-semibold);

  &:only-child {
    font-weight: var(--sr-weight-medium);
  }
`

const Sentence = styled.div`
  color: var(--sr-text-muted);
`

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-start: 8px;

  &:empty {
    display: none;
  }
`

/** Screen readers announce a failure at once and other banners at the next pause. */
export function Banner({ tone, title, children, action, bar, icon = ICONS[tone] }: Props) {
  return (
    <Box part="banner" role={tone === 'destructive' ? 'alert' : 'status'} data-tone={tone} data-bar={bar || undefined}>
      <Icon shape={icon} />
      <Words>
        {title && <Title>{title}</Title>}
        {children && <Sentence>{children}</Sentence>}
        {action && <Action>{action}</Action>}
      </Words>
    </Box>
  )
}
