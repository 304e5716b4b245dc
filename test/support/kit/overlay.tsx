import { useState } from 'react'
import { Button } from '../../../src/ui/buttons/Button.tsx'
import { IconButton } from '../../../src/ui/buttons/IconButton.tsx'
import { Badge } from '../../../src/ui/feedback/Badge.tsx'
import { Banner } from '../../../src/ui/feedback/Banner.tsx'
import { ToastRegion, type ShownToast } from '../../../src/ui/feedback/toast/ToastRegion.tsx'
import { Field } from '../../../src/ui/fields/Field.tsx'
import { TextInput } from '../../../src/ui/fields/TextInput.tsx'
import { Frame } from '../../../src/ui/frame/Frame.tsx'
import { Header } from '../../../src/ui/frame/Header.tsx'
import { Logo } from '../../../src/ui/frame/Logo.tsx'
import { MenuDrawer, type MenuItem } from '../../../src/ui/frame/menu/MenuDrawer.tsx'
import { Page } from '../../../src/ui/frame/Page.tsx'
import { PageTitle } from '../../../src/ui/frame/PageTitle.tsx'
import { View } from '../../../src/ui/frame/View.tsx'
import { linkIcon, moreIcon, plusIcon, trashIcon } from '../../../src/ui/icons/actions.ts'
import { signOutIcon } from '../../../src/ui/icons/arrows.ts'
import { swapIcon } from '../../../src/ui/icons/side-panel.ts'
import { copyIcon, globeIcon, menuIcon } from '../../../src/ui/icons/controls.ts'
import { helpIcon } from '../../../src/ui/icons/status.ts'
import { bankIcon, chatIcon, personIcon } from '../../../src/ui/icons/things.ts'
import { Between, Inline, Stack } from '../../../src/ui/layout/stack.tsx'
import { Dialog } from '../../../src/ui/overlay/Dialog.tsx'
import { Menu } from '../../../src/ui/overlay/menu/Menu.tsx'
import { Tooltip } from '../../../src/ui/overlay/Tooltip.tsx'

type Open = 'delete' | 'form' | 'info' | 'menu' | null

const rowGroups = (pick: (key: string) => void) => [
  [
    { key: 'linked', icon: linkIcon, label: 'Linked wallets (2)', onSelect: () => pick('linked') },
    { key: 'generate', icon: plusIcon, label: 'Generate wallet address', onSelect: () => pick('generate') },
    { key: 'copy', icon: copyIcon, label: 'Copy account details', onSelect: () => pick('copy') },
    { key: 'export', icon: copyIcon, label: 'Export', note: 'Not yet', disabled: true, onSelect: () => pick('export') },
  ],
  [{ key: 'delete', icon: trashIcon, label: 'Delete', danger: true, onSelect: () => pick('delete') }],
]

const languages = (chosen: string, choose: (language: string) => void) => [
  ['English', 'Español', 'Português', 'العربية'].map((label) => ({
    key: label,
    label,
    checked: label === chosen,
    onSelect: () => choose(label),
  })),
]

function Drawer({ onClose, onPick }: { onClose: () => void; onPick: (key: string) => void }) {
  const item = (key: string, icon: MenuItem['icon'], rest: Partial<MenuItem> = {}): MenuItem => ({
    key,
    icon,
    label: key,
    onSelect: () => {
      onClose()
      onPick(key)
    },
    ...rest,
  })
  return (
    <MenuDrawer
      account={{ initials: 'ML', name: 'Maya Lindqvist', email: 'maya.lindqvist@example.com' }}
      items={[
        item('New transfer', plusIcon),
        item('Transfers', swapIcon, { current: true }),
        item('Accounts', bankIcon),
        item('Settings', personIcon),
      ]}
      more={[item('Language', globeIcon, { value: 'English' }), item('Contact support', chatIcon)]}
      signOut={item('Sign out', signOutIcon)}
      onClose={onClose}
    />
  )
}

function Confirm({ busy, setBusy, onClose }: { busy: boolean; setBusy: (busy: boolean) => void; onClose: () => void }) {
  return (
    <Dialog
      destructive
      busy={busy}
      title={
        <>
          Delete <bdi>Chase •••• 4821</bdi>?
        </>
      }
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Keep account
          </Button>
          <Button variant="destructive" loading={busy} onClick={() => setBusy(true)}>
            Delete account
          </Button>
        </>
      }
    >
      <p>You won’t be able to use it for new transfers. Past transfers stay in your history.</p>
      <Banner tone="warning">Its 2 linked wallets will stop paying out too.</Banner>
    </Dialog>
  )
}

/** All overlays in one frame. */
export function Overlays() {
  const [open, setOpen] = useState<Open>(null)
  const [busy, setBusy] = useState(false)
  const [picked, setPicked] = useState('nothing')
  const [language, setLanguage] = useState('English')
  const [toast, setToast] = useState<ShownToast | null>(null)
  const close = () => setOpen(null)
  const tell = (tone: ShownToast['tone']) =>
    setToast({ id: performance.now(), tone, title: 'Transfer cancellation failed', description: 'Try again shortly.' })
  const header = (
    <Header
      start={<Logo name="Altamar" />}
      middle={null}
      end={
        <>
          <Menu label={`Language: ${language}`} icon={globeIcon} text="EN" groups={languages(language, setLanguage)} />
          <IconButton icon={menuIcon} label="Menu" aria-haspopup="dialog" onClick={() => setOpen('menu')} />
        </>
      }
    />
  )
  return (
    <Frame label="Altamar" header={header} bar={<ToastRegion toast={toast} onDismiss={() => setToast(null)} />}>
      <View entryKey={0} move="replace">
        <Page width="form">
          <PageTitle lead="Everything that floats.">Overlays</PageTitle>
          <Between>
            <span>Everyday</span>
            <Menu label="Actions for Everyday" icon={moreIcon} groups={rowGroups(setPicked)} />
          </Between>
          <output>{picked}</output>
          <Inline wrap>
            <Button variant="danger" onClick={() => setOpen('delete')}>
              Delete
            </Button>
            <Button variant="secondary" onClick={() => setOpen('form')}>
              Add
            </Button>
            <Button variant="secondary" onClick={() => setOpen('info')}>
              Show
            </Button>
            <Button variant="ghost" onClick={() => tell('error')}>
              Fail
            </Button>
            <Button variant="ghost" onClick={() => tell('success')}>
              Succeed
            </Button>
          </Inline>
          <Inline>
            <Tooltip printed text="Accept the terms first.">
              <Button variant="secondary" aria-disabled>
                Start
              </Button>
            </Tooltip>
            <Tooltip focusable text="Deleted Nov 3, 2025, 10:12 AM">
              <Badge tone="default">Inactive</Badge>
            </Tooltip>
            <Tooltip text="A share of the amount and a fixed part.">
              <IconButton icon={helpIcon} label="About fees" />
            </Tooltip>
          </Inline>
        </Page>
        {open === 'delete' && <Confirm busy={busy} setBusy={setBusy} onClose={close} />}
        {open === 'menu' && <Drawer onClose={close} onPick={setPicked} />}
        {open === 'info' && (
          <Dialog
            title="Linked wallets"
            onClose={close}
            footer={
              <Button variant="secondary" onClick={close}>
                Done
              </Button>
            }
          >
            <p>Anything sent to these addresses is converted and paid to Chase.</p>
          </Dialog>
        )}
        {open === 'form' && (
          <Dialog
            title="Generate wallet address"
            size="md"
            ruled
            onClose={close}
            footer={
              <>
                <Button variant="secondary" onClick={close}>
                  Cancel
                </Button>
                <Button onClick={() => tell('error')}>Confirm</Button>
              </>
            }
          >
            <Stack>
              <Field label="Nickname">
                <TextInput />
              </Field>
              <Between>
                <span>Everyday</span>
                <Menu label="Actions in the dialog" icon={moreIcon} groups={rowGroups(setPicked)} />
              </Between>
              <Tooltip text="Only you see this.">
                <IconButton icon={helpIcon} label="About nicknames" />
              </Tooltip>
            </Stack>
          </Dialog>
        )}
      </View>
    </Frame>
  )
}
