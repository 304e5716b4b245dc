import {
  createContext,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
} from 'react'
import { useLingui } from '@lingui/react'
import { useText } from '../text.tsx'

interface ShownError {
  readonly id: string
  /** Undefined for an error whose own words say what is meant. */
  readonly field: string | undefined
  readonly text: string
  readonly node: HTMLElement
}

interface Announcer {
  readonly add: (error: ShownError) => void
  readonly remove: (id: string) => void
}

const AnnouncerContext = createContext<Announcer | null>(null)

const isAfter = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING) !== 0

function createAnnouncer(setErrors: Dispatch<SetStateAction<readonly ShownError[]>>): Announcer {
  const shown = new Map<string, ShownError>()
  let appeared: readonly ShownError[] = []
  const flush = () => {
    // Several at once are those of a refused form, to which the ones that were announced on leaving their fields belong.
    const all = appeared.length > 1 ? [...shown.values()] : appeared
    setErrors(all.toSorted((one, other) => (isAfter(one.node, other.node) ? 1 : -1)))
    appeared = []
  }
  return {
    add(error) {
      shown.set(error.id, error)
      if (appeared.length === 0) void Promise.resolve().then(flush)
      appeared = [...appeared, error]
    },
    // An error that no longer holds must not stay where a screen reader's cursor can find it.
    remove(id) {
      shown.delete(id)
      setErrors((before) => (before.some((error) => error.id === id) ? [] : before))
    },
  }
}

/**
 * Announces the errors of its fields in one live region. Errors that appear together, as after a refused form, are one sentence with
 * the names of the fields, because a screen reader would read all of them before the field that has the focus.
 */
export function FieldErrors({ children }: { readonly children: ReactNode }) {
  const [errors, setErrors] = useState<readonly ShownError[]>([])
  const announcer = useMemo(() => createAnnouncer(setErrors), [])
  return (
    <AnnouncerContext value={announcer}>
      {children}
      <div role="alert" className="sr-vh">
        {errors.length > 0 && <Announcement errors={errors} />}
      </div>
    </AnnouncerContext>
  )
}

function Announcement({ errors }: { readonly errors: readonly ShownError[] }) {
  const t = useText()
  const { i18n } = useLingui()
  const [only, ...others] = errors
  if (only && others.length === 0)
    return only.field ? t('ui.fieldError', { field: only.field, error: only.text }) : only.text
  const names = errors.map(({ field, text }) => field ?? text)
  const fields = new Intl.ListFormat(i18n.locale, { style: 'narrow' }).format(names)
  return t('ui.fieldErrors', { count: errors.length, fields })
}

/** Announces a field's error when it appears and whenever its words change. Returns false where nothing announces errors. */
export function useAnnouncedError(field: string | undefined, node: RefObject<HTMLElement | null>): boolean {
  const announcer = useContext(AnnouncerContext)
  const id = useId()
  const announced = useRef('')
  // The words are read from the document, because an error may be any node.
  useEffect(() => {
    const words = node.current
    const text = words?.textContent ?? ''
    if (!announcer || !words || text === announced.current) return
    announced.current = text
    announcer.add({ id, field, text, node: words })
  })
  useEffect(() => () => announcer?.remove(id), [announcer, id])
  return announcer !== null
}
