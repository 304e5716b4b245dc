import { useRef, type KeyboardEvent } from 'react'
import styled from '@emotion/styled'
import { IconButton } from '../buttons/IconButton.tsx'
import { bareControl, InputBox } from '../fields/InputBox.tsx'
import { crossIcon, searchIcon } from '../icons/controls.ts'
import { Icon } from '../icons/Icon.tsx'
import { useText } from '../text.tsx'

interface Props {
  /** The accessible name, such as "Search transfers", which is also the default placeholder. */
  readonly label: string
  readonly placeholder?: string
  readonly value: string
  readonly onChange: (value: string) => void
}

const Box = styled(InputBox)`
  && {
    min-block-size: 44px;
  }
`

const Input = styled.input`
  ${bareControl}
  appearance: none;
  min-block-size: 42px;
  text-overflow: ellipsis;

  &::-webkit-search-cancel-button {
    display: none;
  }
`

const Clear = styled(IconButton)`
  && {
    margin-inline-end: -14px;
    block-size: 42px;
  }
`

/** A search field. Escape clears its text before it closes anything else. */
export function SearchBox({ label, placeholder = label, value, onChange }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return
    event.preventDefault()
    clear()
  }
  return (
    <Box>
      <Icon shape={searchIcon} />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {value !== '' && <Clear icon={crossIcon} label={t('ui.search.clear')} onClick={clear} />}
    </Box>
  )
}
