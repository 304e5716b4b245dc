import { useState, type ReactNode } from 'react'
import styled from '@emotion/styled'
import { Icon } from '../../icons/Icon.tsx'
import { searchIcon } from '../../icons/controls.ts'
import { Dialog } from '../../overlay/Dialog.tsx'
import { useText } from '../../text.tsx'
import { bareControl, InputBox } from '../InputBox.tsx'
import type { ComboboxProps } from './combobox-props.ts'
import { ResultCount, OptionList } from './OptionList.tsx'
import { useSheetSearch } from './use-sheet-search.ts'

interface Props extends Pick<ComboboxProps, 'options' | 'value' | 'noMatch' | 'onTyped'> {
  readonly id: string
  readonly title: ReactNode
  readonly onPick: ComboboxProps['onChange']
  readonly onClose: () => void
}

const Input = styled.input`
  ${bareControl}
  min-block-size: 44px;
`

const List = styled.div`
  flex: 1 1 0;
  min-block-size: 0;
  display: flex;
  flex-direction: column;
  margin: -8px -10px -20px;
`

/** A sheet with a search field and all options. */
export function OptionSheet({ id, title, noMatch, onClose, ...rest }: Props) {
  const t = useText()
  const search = useSheetSearch(rest)
  // The search has the focus at once. On a touch screen its keyboard, which covers the list, waits for a press.
  const [isQuiet, setQuiet] = useState(() => matchMedia('(pointer: coarse)').matches)
  const openKeyboard = () => setQuiet(false)

  return (
    <Dialog id={id} title={title} tall onClose={onClose}>
      <InputBox>
        <Icon shape={searchIcon} />
        <Input
          {...search.getInputProps({
            'aria-label': t('ui.combobox.search'),
            onKeyDown: search.keyDown,
            onPointerDown: openKeyboard,
            onClick: openKeyboard,
          })}
          inputMode={isQuiet ? 'none' : 'search'}
          placeholder={t('ui.combobox.search')}
          spellCheck={false}
        />
      </InputBox>
      <ResultCount search={search} noMatch={noMatch} />
      <List data-sheet="">
        {/* Opening a modal is enough work for one frame. */}
        <OptionList search={search} noMatch={noMatch} label={t('ui.combobox.options')} firstRows={0} />
      </List>
    </Dialog>
  )
}
