import type { ReactNode } from 'react'
import { crossIcon, tickIcon } from '../icons/basic.ts'
import { Icon, type IconShape } from '../icons/Icon.tsx'
import { clockIcon, minusIcon } from '../icons/status.ts'
import { Head, List, Mark, Sentence, Step } from './timeline-styles.ts'

/** `wait` requires an action of the customer, `next` has not started. */
export type StepState = 'done' | 'now' | 'wait' | 'failed' | 'stopped' | 'next'

export interface TimelineStep {
  readonly key: string
  readonly state: StepState
  readonly title: ReactNode
  readonly time?: ReactNode
  readonly sentence?: ReactNode
}

const SHAPES: Partial<Record<StepState, IconShape>> = {
  done: tickIcon,
  wait: clockIcon,
  failed: crossIcon,
  stopped: minusIcon,
}

/** The steps of a transfer in their order. */
export function Timeline({ steps, label }: { readonly steps: readonly TimelineStep[]; readonly label?: string }) {
  return (
    <List role="list" aria-label={label}>
      {steps.map(({ key, state, title, time, sentence }) => {
        const shape = SHAPES[state]
        return (
          <Step key={key} data-state={state} aria-current={state === 'now' || state === 'wait' ? 'step' : undefined}>
            <Mark aria-hidden="true">{shape && <Icon shape={shape} size={12} />}</Mark>
            <div>
              <Head>
                <span>{title}</span>
                {time && (
                  <time>
                    <bdi>{time}</bdi>
                  </time>
                )}
              </Head>
              {sentence && <Sentence>{sentence}</Sentence>}
            </div>
          </Step>
        )
      })}
    </List>
  )
}
