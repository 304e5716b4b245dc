import { isKeptFor, readKeptForm, type KeptForm } from '../domain/payouts/form/kept-form.ts'
import type { PayoutForm } from '../domain/payouts/form/payout-form.ts'
import { writeJson } from '../lib/json.ts'
import type { LazyParts } from './lazy-parts.ts'
import { tokensOf, type SessionStore } from './session.ts'
import { storedJson, type TabStorageParts } from './stored-json.ts'

/** The filled payout form of the tab, kept with the session until a sign-out (decisions.md N11). */
interface KeptForms {
  /** The form that was on the screen when an earlier page ended, once; null when there was none. */
  reopen(): PayoutForm | null
  /** What a form starts with: the form of an earlier page or of an earlier transfer, else the one that was left without a transfer. */
  take(start: Pick<PayoutForm, 'rampType' | 'currency' | 'rail'>): KeptForm | null
  /** What the next form of this method starts with. */
  offer(form: KeptForm): void
  write(form: KeptForm): void
  /** The form is on the screen: a reload opens it. */
  open(): void
  /** The form was left: a reload opens the home route. */
  close(): void
  /** Its transfer is being made: a reload opens the home route, where it is found, and no other form starts with the same. */
  send(): void
  clear(): void
}

interface Stored {
  readonly form: KeptForm
  readonly isOpen: boolean
}

interface Parts extends TabStorageParts {
  readonly session: SessionStore
}

const signatureOf = ({ form, edited, amount }: KeptForm) => writeJson([form, edited, amount])

/** What the tab keeps of the form, for the customer who has filled it in: never the message of a wire. */
function storedForm(parts: Parts) {
  const stored = storedJson(parts, ':form')
  const customer = () => tokensOf(parts.session.getState())?.uid ?? null
  return {
    clear: stored.clear,
    read(): Stored | null {
      const value = stored.read() as Record<string, unknown> | null
      if (!value || value['customer'] !== customer()) return null
      const form = readKeptForm(value['form'])
      return form && { form, isOpen: value['isOpen'] === true }
    },
    write({ form: kept, isOpen }: Stored) {
      const { wireMessage: _, ...form } = kept.form
      stored.write({ customer: customer(), isOpen, form: { ...kept, form } })
    },
  }
}

function createKeptForms(parts: Parts): KeptForms {
  const stored = storedForm(parts)
  const store = (next: Stored) => {
    present = next
    stored.write(next)
  }

  const earlier = stored.read()
  // A form whose transfer was made, and that was left for its instructions, has done its work.
  let offered: KeptForm | null = earlier && (earlier.isOpen || !earlier.form.madeId) ? earlier.form : null
  let reopened = earlier?.isOpen ? earlier.form : null
  let present: Stored | null = null
  let sent: string | null = null

  const setOpen = (isOpen: boolean) => {
    if (present && present.isOpen !== isOpen) store({ ...present, isOpen })
  }
  return {
    reopen() {
      const form = reopened?.form ?? null
      reopened = null
      return form
    },
    take(start) {
      const left = present?.form ?? null
      const isUsed = left === null || left.madeId !== null || signatureOf(left) === sent
      const form = offered ?? (isUsed ? null : left)
      return form && isKeptFor(form, start) ? form : null
    },
    offer(form) {
      offered = form
    },
    write(form) {
      offered = null
      const isSame = present !== null && signatureOf(present.form) === signatureOf(form)
      store({ form, isOpen: isSame ? present!.isOpen : true })
    },
    open: () => setOpen(true),
    close: () => setOpen(false),
    send() {
      sent = present && signatureOf(present.form)
      setOpen(false)
    },
    clear() {
      offered = reopened = present = sent = null
      stored.clear()
    },
  }
}

/** The element's own, created at the first use. */
export const keptFormsOf = (owner: LazyParts<Parts>): KeptForms => owner.lazy(createKeptForms)
