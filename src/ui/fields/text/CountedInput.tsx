import { useId } from 'react'
import { Counter, type CharacterCount } from './Counter.tsx'
import { TextInput, type TextInputProps } from '../TextInput.tsx'

interface Props extends Omit<TextInputProps, 'suffix'> {
  /** Without it, none is shown. */
  readonly counter: CharacterCount | undefined
}

/** A single-line input with the number of its characters, which screen readers say with its hint. */
export function CountedInput({ counter, 'aria-describedby': describedBy, ...rest }: Props) {
  const id = useId()
  if (!counter) return <TextInput {...rest} aria-describedby={describedBy} />
  const ids = describedBy === undefined ? id : `${describedBy} ${id}`
  return <TextInput {...rest} aria-describedby={ids} suffix={<Counter id={id} {...counter} />} />
}
