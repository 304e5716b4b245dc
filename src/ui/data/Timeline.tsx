import type { ReactNode } from 'react'
import { crossIcon, tickIcon } from '../icons/controls.ts'
import { Icon, type IconShape } from '../icons/Icon.tsx'
import { clockIcon, minusIcon } from '../icons/status.ts'
import { useText, type MessageId } from '../text.tsx'
import { Head, List, Mark, Sentence, Step } from './timeline-styles.ts'

/** `wait` requires an action of the customer, `next` has not started. */
export type StepState = 'done' | 'now' | 'wait' | 'failed' | 'stopped' | 'next'

interface TimelineStep {
  readonly key: string
  readonly state: StepState
  readonly title: ReactNode
  /** A `Moment`. */
  readonly time?: ReactNode
  readonly sentence?: ReactNode
}

const SHAPES: Partial<Record<StepState, IconShape>> = {
  done: tickIcon,
  wait: clockIcon,
  failed: crossIcon,
  stopped: minusIcon,
}

/** The mark in words, for screen readers. The titles of failed and stopped steps say which it was. */
const WORDS = {
  done: 'ui.step.done',
  now: 'ui.step.now',
  wait: 'ui.step.wait',
  failed: 'ui.step.ended',
  stopped: 'ui.step.ended',
  next: 'ui.step.next',
} as const satisfies Record<StepState, MessageId>

/** The steps of a transfer in their order. */
export function Timeline({ steps, label }: { readonly steps: readonly TimelineStep[]; readonly label?: string }) {
  const t = useText()
  return (
    <List role="list" aria-label={label}>
      {steps.map(({ key, state, title, time, sentence }) => {
        const shape = SHAPES[state]
        return (
          <Step key={key} data-state={state} aria-current={state === 'now' || state === 'wait' ? 'step' : undefined}>
            <Mark aria-hidden="true">{shape && <Icon shape={shape} size={12} />}</Mark>
            <div>
              <Head>
                <span>
                  <span className="sr-vh">{t(WORDS[state])} </span>
                  {title}
                </span>
                {time}
              </Head>
              {sentence && <Sentence>{sentence}</Sentence>}
            </div>
          </Step>
        )
      })}
    </List>
  )
}
