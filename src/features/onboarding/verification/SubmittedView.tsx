import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import { formatReadAt } from '../../../lib/format/format-date.ts'
import { useMerchantName } from '../../../queries/application.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Moment } from '../../../ui/data/Moment.tsx'
import { Timeline } from '../../../ui/data/Timeline.tsx'
import { StateTitle } from '../../../ui/feedback/StateTitle.tsx'
import { Page } from '../../../ui/frame/Page.tsx'
import { clockIcon } from '../../../ui/icons/status.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { Tile } from '../../../ui/marks/Tile.tsx'
import { useText } from '../../../ui/text.tsx'

const Middle = styled(Page)`
  justify-content: center;
`

/** Takes the focus only if it was in the frame that this view covers. */
function takeOver(heading: HTMLHeadingElement | null) {
  const root = heading?.getRootNode()
  if (root instanceof ShadowRoot && root.activeElement instanceof HTMLIFrameElement) heading?.focus()
}

interface Props {
  readonly submittedAt: Date
  /** The server has confirmed the submission. */
  readonly isReceived: boolean
  readonly onBack: () => void
}

/** The view of a submission that only waits for a decision. */
export function SubmittedView({ submittedAt, isReceived, onBack }: Props) {
  const t = useText()
  const brand = useMerchantName()
  const { i18n } = useLingui()
  const title = t('onboarding.kyc.submitted.title')
  return (
    <Middle width="auth">
      <StateTitle
        headingRef={takeOver}
        mark={<Tile large tone="brand" icon={clockIcon} />}
        sentence={t('onboarding.kyc.submitted.text')}
      >
        {title}
      </StateTitle>
      <Card padded>
        <Timeline
          label={title}
          steps={[
            {
              key: 'received',
              state: isReceived ? 'done' : 'now',
              title: t(isReceived ? 'onboarding.kyc.submitted.received' : 'onboarding.kyc.submitted.sent'),
              time: <Moment at={submittedAt}>{formatReadAt(submittedAt, i18n.locale)}</Moment>,
            },
            {
              key: 'running',
              state: isReceived ? 'now' : 'next',
              title: t('onboarding.kyc.submitted.running'),
              sentence: t('onboarding.kyc.submitted.wait'),
            },
            { key: 'result', state: 'next', title: t('onboarding.kyc.submitted.result') },
          ]}
        />
      </Card>
      <Button variant="secondary" size="lg" block onClick={onBack}>
        {brand === null ? t('ui.back') : t('backToSphere', { brand })}
      </Button>
    </Middle>
  )
}
