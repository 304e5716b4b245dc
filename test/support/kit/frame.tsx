import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../src/ui/buttons/Button.tsx'
import { IconButton } from '../../../src/ui/buttons/IconButton.tsx'
import { Banner } from '../../../src/ui/feedback/Banner.tsx'
import { ToastRegion, type ShownToast } from '../../../src/ui/feedback/toast/ToastRegion.tsx'
import { Field } from '../../../src/ui/fields/Field.tsx'
import { TextInput } from '../../../src/ui/fields/TextInput.tsx'
import { ActionFooter } from '../../../src/ui/frame/ActionFooter.tsx'
import { AuthLayout } from '../../../src/ui/frame/AuthLayout.tsx'
import { BackButton } from '../../../src/ui/frame/BackButton.tsx'
import { Frame } from '../../../src/ui/frame/Frame.tsx'
import { Header } from '../../../src/ui/frame/Header.tsx'
import { HeaderTitle } from '../../../src/ui/frame/HeaderTitle.tsx'
import { Logo } from '../../../src/ui/frame/Logo.tsx'
import { Navigation } from '../../../src/ui/frame/Navigation.tsx'
import { Page } from '../../../src/ui/frame/Page.tsx'
import { PageTitle } from '../../../src/ui/frame/PageTitle.tsx'
import { View } from '../../../src/ui/frame/View.tsx'
import { fadeOldScreens } from '../../../src/ui/frame/transition/exit-transition.ts'
import type { Move } from '../../../src/ui/frame/transition/use-screen-entry.ts'
import { plusIcon } from '../../../src/ui/icons/actions.ts'
import { globeIcon, menuIcon } from '../../../src/ui/icons/controls.ts'
import { offlineIcon } from '../../../src/ui/icons/status.ts'
import { Card } from '../../../src/ui/layout/Card.tsx'

const nothing = () => {}
const language = <IconButton icon={globeIcon} label="Language: English" text="EN" aria-haspopup="menu" />
const menu = <IconButton icon={menuIcon} label="Menu" aria-haspopup="dialog" />

const items = ['Transfers', 'Accounts', 'Settings'].map((label, index) => ({
  key: label,
  label,
  current: index === 0,
  onSelect: nothing,
}))

const rootStart = (
  <>
    <Logo name="Altamar" />
    <Navigation label="Main" items={items} />
  </>
)

export const RootScreen = () => (
  <Frame label="Altamar" header={<Header start={rootStart} end={menu} />}>
    <View entryKey={0} move="replace">
      <Page width="wide">
        <PageTitle action={<Button icon={plusIcon}>New transfer</Button>}>Transfers</PageTitle>
        <Card padded>Twenty-three transfers</Card>
      </Page>
      <ActionFooter compactOnly>
        <Button size="lg" icon={plusIcon}>
          New transfer
        </Button>
      </ActionFooter>
    </View>
  </Frame>
)

export const TaskScreen = () => (
  <Frame label="Altamar" header={<Header start={<BackButton onBack={nothing} />} end={menu} />}>
    <View entryKey={0} move="replace">
      <HeaderTitle>Add bank account</HeaderTitle>
      <Page width="form">
        <Field label="Account holder" hint="As the bank knows it.">
          <TextInput defaultValue="Maya Lindqvist" />
        </Field>
      </Page>
      <ActionFooter note="The bank may take a day to confirm it.">
        <Button size="lg" variant="secondary">
          Cancel
        </Button>
        <Button size="lg">Add bank account</Button>
      </ActionFooter>
    </View>
  </Frame>
)

export const SignInScreen = () => (
  <Frame
    label="Altamar"
    header={<Header variant="over" start={<Logo name="Altamar" />} middle={null} end={language} />}
  >
    <View entryKey={0} move="replace">
      <AuthLayout aside={<Card padded>A transfer from your bank to your wallet</Card>} asideLabel="How it works">
        <PageTitle lead="Enter your email and we’ll send you a 6-digit code. There’s no password to remember.">
          Sign in
        </PageTitle>
        <Field label="Email">
          <TextInput type="email" placeholder="name@example.com" />
        </Field>
        <Button size="lg" block>
          Continue
        </Button>
      </AuthLayout>
    </View>
  </Frame>
)

const headers = [
  <Header key="root" start={rootStart} end={menu} middle={null} />,
  <Header
    key="task"
    start={<BackButton onBack={nothing} label="Back to Sphere" />}
    middle="Verify your identity"
    end={menu}
  />,
  <Header key="onboarding" start={<BackButton onBack={nothing} />} middle={<Logo name="Altamar" />} end={language} />,
  <Header key="broken" start={<Logo name="Altamar" src="data:image/png;base64,broken" />} middle={null} end={menu} />,
]

export const Headers = () => (
  <div style={{ display: 'grid', gap: 16, padding: 16 }}>
    {headers.map((header) => (
      <section key={header.key}>{header}</section>
    ))}
  </div>
)

/** A navigation stack on which the tests check focus, scroll position and transitions. */
export function Walk() {
  const [{ keys, index, move }, setStack] = useState<{ keys: readonly number[]; index: number; move: Move }>({
    keys: [0],
    index: 0,
    move: 'replace',
  })
  const [toast, setToast] = useState<ShownToast | null>(null)
  const depth = keys[index]!
  const push = () => setStack({ keys: [...keys.slice(0, index + 1), depth + 1], index: index + 1, move: 'push' })
  const back = () => setStack({ keys, index: index - 1, move: 'back' })
  const rows = Array.from({ length: 30 }, (_, row) => row)
  const inFrame = useRef<HTMLSpanElement>(null)
  useEffect(() => fadeOldScreens(inFrame.current!.closest('[part=frame]')!.querySelector('[part=view]')!), [])
  return (
    <Frame
      label="Altamar"
      header={<Header start={index > 0 && <BackButton onBack={back} />} end={menu} />}
      bar={
        <>
          <span ref={inFrame} />
          <ToastRegion toast={toast} onDismiss={() => setToast(null)} />
          {depth === 2 && (
            <Banner bar tone="warning" icon={offlineIcon} title="You’re offline. Showing what we had at 2:40 PM." />
          )}
        </>
      }
    >
      <View entryKey={depth} move={move}>
        <Page width="form">
          <PageTitle>Screen {depth}</PageTitle>
          {rows.map((row) => (
            <Button key={row} variant="secondary" onClick={push}>
              Open {row}
            </Button>
          ))}
        </Page>
        <ActionFooter>
          <Button
            onClick={() => setToast({ id: performance.now(), tone: 'success', title: 'Saved', description: null })}
          >
            Save
          </Button>
          {depth < 2 && (
            <Button variant="secondary" onClick={push}>
              Open next
            </Button>
          )}
        </ActionFooter>
      </View>
    </Frame>
  )
}
