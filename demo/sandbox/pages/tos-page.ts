import type { Customer } from '../customers/customer.ts'
import { nextDocument } from '../onboarding/terms.ts'
import { browserScript, languageNote, pageAnswer } from './page.ts'
import { parentOrigin } from './parent-origin.ts'
import { tosScript, type TosData } from './tos-script.ts'

const documents = {
  tos: {
    title: 'Terms of service',
    text: `<h2>1. What this is</h2>
<p>These terms stand in for the terms of service of a payment company. They belong to a sandbox: nothing here binds anybody, and no real money moves.</p>
<h2>2. Your account</h2>
<p>You open one account for yourself or for the business that you act for. What you tell us is true, and you tell us when it changes.</p>
<h2>3. Transfers</h2>
<p>A transfer begins when its money arrives. Fees and rates are those that you were shown before you confirmed. A transfer that has not been paid can be cancelled.</p>
<h2>4. Limits and checks</h2>
<p>Before your first transfer your identity is verified. A transfer may be held while it is checked, and is returned when it cannot be completed.</p>
<h2>5. Ending</h2>
<p>You can close your account at any time once no transfer is under way.</p>`,
  },
  msa: {
    title: 'Master services agreement',
    text: `<h2>1. Parties</h2>
<p>This agreement stands in for the one between a business and a payment company. It belongs to a sandbox and binds nobody.</p>
<h2>2. Services</h2>
<p>The business sends and receives transfers in the currencies that it has been approved for, on its own behalf.</p>
<h2>3. Duties of the business</h2>
<p>It keeps records of the reasons for its transfers, names its owners, and does not trade in what the list of prohibited businesses names.</p>
<h2>4. Settlement</h2>
<p>Money is settled on the rails that were agreed for each currency. What cannot be settled is returned to its sender.</p>`,
  },
}

type DocumentName = keyof typeof documents

const article = (name: DocumentName, isShown: boolean) => `<section data-document="${name}"${isShown ? '' : ' hidden'}>
<h1>${documents[name].title}</h1>
<p class="note">Sandbox. Please read before you go on.</p>
<div class="text" tabindex="0" role="region" aria-label="${documents[name].title}">${documents[name].text}</div>
</section>`

interface Asked {
  readonly session: string
  readonly lang: string
}

export function tosPage(customer: Customer, { session, lang }: Asked): Response {
  const document = nextDocument(customer)
  const data: TosData = { session, document }
  const body = `<main class="card" data-page="tos">
${article('tos', document === 'tos')}
${article('msa', document === 'msa')}
<section data-document="none"${document === null ? '' : ' hidden'}>
<h1>All done</h1>
<p>You have accepted everything that there is to accept.</p>
</section>
${languageNote(lang)}
<p class="status" role="status"></p>
<div class="actions">
<button type="button" data-action="start">Start</button>
<button type="button" data-action="accept" class="main">Accept</button>
<button type="button" data-action="decline">Decline</button>
<button type="button" data-action="close">Close</button>
</div>
</main>`
  return pageAnswer({ title: 'Terms', body, script: browserScript(tosScript, data, { parentOrigin }) })
}
