import { useState } from 'react'
import { Button } from '../../../src/ui/buttons/Button.tsx'
import { IconButton } from '../../../src/ui/buttons/IconButton.tsx'
import { ExternalLink } from '../../../src/ui/buttons/InlineLink.tsx'
import { LinkButton } from '../../../src/ui/buttons/LinkButton.tsx'
import { moreIcon, plusIcon } from '../../../src/ui/icons/actions.ts'
import { downloadIcon } from '../../../src/ui/icons/arrows.ts'
import { arrowBackIcon, crossIcon, globeIcon } from '../../../src/ui/icons/controls.ts'
import { Cell, RowCell, Sheet } from './Grid.tsx'

export const Buttons = () => (
  <Sheet>
    <RowCell label="Sizes">
      <Button size="lg">Large</Button>
      <Button>Medium</Button>
      <Button size="sm">Small</Button>
    </RowCell>
    <RowCell label="Variants">
      <Button>Primary</Button>
      <Button variant="secondary">Secondary</Button>
      <Button variant="ghost">Ghost</Button>
    </RowCell>
    <RowCell label="Destructive">
      <Button variant="destructive">Delete account</Button>
      <Button variant="danger">Cancel transfer</Button>
    </RowCell>
    <RowCell label="Disabled">
      <Button disabled>Disabled</Button>
      <Button variant="secondary" aria-disabled>
        Off, with a reason
      </Button>
      <IconButton icon={moreIcon} label="Actions" disabled />
    </RowCell>
    <RowCell label="Loading keeps its width">
      <Button loading>Continue</Button>
      <Button variant="secondary" loading>
        Continue
      </Button>
      <Button size="sm" loading>
        Verify
      </Button>
    </RowCell>
    <RowCell label="With icon">
      <Button icon={plusIcon}>Add bank account</Button>
      <Button variant="secondary" icon={downloadIcon}>
        Export CSV
      </Button>
    </RowCell>
    <RowCell label="Icon buttons">
      <IconButton icon={arrowBackIcon} label="Back" />
      <IconButton icon={moreIcon} label="Actions" />
      <IconButton icon={crossIcon} label="Close" aria-expanded />
      <IconButton icon={globeIcon} label="English, change language" text="EN" />
    </RowCell>
    <Cell label="Link">
      <p>
        The rate is fixed when you confirm. <ExternalLink href="https://example.com">How rates work</ExternalLink>
        <br />
        Didn’t get it? <Button variant="link">Send a new code</Button>
      </p>
    </Cell>
    <Cell label="Block, and a link that looks like a button">
      <Button block size="lg">
        Continue
      </Button>
      <LinkButton block href="https://example.com" style={{ marginBlockStart: 12 }}>
        Open the explorer to see how this transfer is getting on at the network
      </LinkButton>
    </Cell>
  </Sheet>
)

/** Counts presses for the tests. */
export function Presses() {
  const [presses, setPresses] = useState(0)
  const [loading, setLoading] = useState(false)
  const [isUsed, setUsed] = useState(false)
  const press = () => setPresses(presses + 1)
  const pressOnce = () => {
    press()
    setUsed(true)
  }
  return (
    <Sheet>
      <output>{presses}</output>
      <Button loading={loading} onClick={press}>
        Continue
      </Button>
      <Button aria-disabled onClick={press}>
        Off
      </Button>
      <Button disabled={isUsed} onClick={pressOnce}>
        Once
      </Button>
      <Button variant="link" onClick={() => setLoading(!loading)}>
        Load
      </Button>
    </Sheet>
  )
}
