import { useState } from 'react'
import { Button } from '../../../src/ui/buttons/Button.tsx'
import { Spinner } from '../../../src/ui/buttons/Spinner.tsx'
import { Badge } from '../../../src/ui/feedback/Badge.tsx'
import { Banner } from '../../../src/ui/feedback/Banner.tsx'
import {
  FirstRowIllustration,
  NoMatchIllustration,
  TransferIllustration,
} from '../../../src/ui/feedback/illustrations.tsx'
import { EmptyState } from '../../../src/ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../../src/ui/feedback/ErrorState.tsx'
import { Loader } from '../../../src/ui/feedback/Loader.tsx'
import { Progress } from '../../../src/ui/feedback/Progress.tsx'
import { Skeleton } from '../../../src/ui/feedback/skeleton/Skeleton.tsx'
import { SkeletonRows } from '../../../src/ui/feedback/skeleton/SkeletonRows.tsx'
import { useSkeleton } from '../../../src/ui/feedback/skeleton/use-skeleton.ts'
import { StateTitle } from '../../../src/ui/feedback/StateTitle.tsx'
import { Tag } from '../../../src/ui/feedback/Tag.tsx'
import { Toast } from '../../../src/ui/feedback/toast/Toast.tsx'
import { plusIcon } from '../../../src/ui/icons/actions.ts'
import { lockIcon } from '../../../src/ui/icons/status.ts'
import { Card } from '../../../src/ui/layout/Card.tsx'
import { Stack } from '../../../src/ui/layout/stack.tsx'
import { Tile } from '../../../src/ui/marks/Tile.tsx'
import { Cell, RowCell, Sheet } from './Grid.tsx'

const nothing = () => {}

export const Badges = () => (
  <Sheet>
    <RowCell label="Transfer">
      <Badge tone="warning">Pending</Badge>
      <Badge tone="primary">Processing</Badge>
      <Badge tone="success">Succeeded</Badge>
      <Badge tone="warning" glyph="return">
        Refunded
      </Badge>
      <Badge tone="destructive">Failed</Badge>
      <Badge tone="destructive" glyph="alert">
        Couldn’t be processed
      </Badge>
      <Badge tone="default">Cancelled</Badge>
    </RowCell>
    <RowCell label="Method tags">
      <Tag data-tone="brand">Recommended</Tag>
      <Tag>Domestic</Tag>
      <Tag>1 business day</Tag>
      <Tag data-tone="outline">Instant</Tag>
    </RowCell>
  </Sheet>
)

export const Banners = () => (
  <Sheet>
    <Banner tone="info">
      Altamar currently supports USD and EUR accounts only. Residents of some countries may not be able to continue.
    </Banner>
    <Banner
      tone="warning"
      title="Verify your identity to move money"
      action={
        <Button size="sm" variant="secondary">
          Verify
        </Button>
      }
    >
      You can’t make transfers until this is complete.
    </Banner>
    <Banner tone="destructive" title="We couldn’t sign you in">
      Check the address and try again.
    </Banner>
    <Banner tone="success" title="Your identity is verified">
      You can use every currency in your region.
    </Banner>
    <Banner tone="neutral">Rates refresh every few seconds while you type.</Banner>
  </Sheet>
)

export const Toasts = () => (
  <Sheet>
    <Toast tone="success" title="The transfer was successfully canceled." onDismiss={nothing} />
    <Toast tone="error" title="Transfer cancellation failed" onDismiss={nothing}>
      We couldn't cancel your transfer. Please try again shortly or contact support for assistance.
    </Toast>
    <Toast tone="info" title="Your verification was updated" onDismiss={nothing} />
  </Sheet>
)

export const Progresses = () => (
  <Sheet>
    {(
      [
        [0, 0, 0],
        [100, 0, 0],
        [100, 50, 0],
        [100, 100, 100],
      ] as const
    ).map((segments) => (
      <Cell key={segments.join()} label={`${segments[0] + segments[1] + segments[2]} of 300`}>
        <Progress label="Account setup" valueText="Terms complete" segments={segments} />
      </Cell>
    ))}
  </Sheet>
)

export const States = () => (
  <Sheet>
    <Card>
      <EmptyState
        illustration={<FirstRowIllustration />}
        title="No bank accounts yet"
        action={<Button icon={plusIcon}>Add bank account</Button>}
      >
        Add the account you’ll send from or get paid into.
      </EmptyState>
    </Card>
    <Card>
      <EmptyState
        illustration={<NoMatchIllustration />}
        title="No results for “invoice 442”"
        action={<Button variant="secondary">Clear search</Button>}
      >
        Search looks at names, amounts, statuses and memos.
      </EmptyState>
    </Card>
    <Card>
      <EmptyState
        illustration={<TransferIllustration />}
        title="No transfers yet"
        action={<Button icon={plusIcon}>New transfer</Button>}
      >
        Your first transfer will show up here, with its status and every fee.
      </EmptyState>
    </Card>
    <Card>
      <ErrorState title="We couldn’t load this page" onRetry={nothing} reference="ref_8jd2ktq4">
        Nothing was sent and nothing was charged. Check your connection and try again.
      </ErrorState>
    </Card>
    <Cell label="A screen that is one state">
      <StateTitle
        mark={<Tile icon={lockIcon} tone="brand" large />}
        sentence="You need a verified account for bank transfers."
      >
        Verify your identity first
      </StateTitle>
    </Cell>
    <Cell label="Waiting">
      <StateTitle mark={<Spinner data-size="lg" />} sentence="Open Phantom and approve. Keep this page open.">
        Approve in your wallet
      </StateTitle>
    </Cell>
  </Sheet>
)

export const Loading = () => (
  <Sheet>
    <Cell label="Skeleton has the shape of what comes">
      <SkeletonRows />
    </Cell>
    <Cell label="Spinner, for waits with no shape">
      <Loader>Loading your account</Loader>
    </Cell>
    <Cell label="A value">
      <Skeleton width="150px" height="14px" />
    </Cell>
  </Sheet>
)

/** A loading state that the tests start and end. */
export function Waiting() {
  const [isLoading, setLoading] = useState(false)
  return (
    <Stack>
      <Button onClick={() => setLoading(!isLoading)}>{isLoading ? 'End' : 'Begin'}</Button>
      <output>{useSkeleton(isLoading)}</output>
    </Stack>
  )
}
