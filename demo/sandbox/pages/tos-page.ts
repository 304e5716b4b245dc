import type { Customer } from '../customers/customer.ts'
import { nextDocument } from '../onboarding/terms.ts'
import { browserScript, languageNote, pageAnswer } from './page.ts'
import { parentOrigin } from './parent-origin.ts'
import { tosScript, type TosData } from './tos-script.ts'

const documents = {
  tos: {
    title: 'Terms of service',
    text: `<h2>1. About these terms</h2>
<p>These are sample terms of service for a sandbox. They are not legally binding, and no real money moves.</p>
<h2>2. Your account</h2>
<p>You may open one account, for yourself or for a business you represent. You agree to give us accurate information and to keep it up to date.</p>
<h2>3. Transfers</h2>
<p>We start a transfer when we receive your money. The fees and rates are the ones shown before you confirm. You can cancel a transfer until you pay for it.</p>
<h2>4. Verification and limits</h2>
<p>We verify your identity before your first transfer. We may hold a transfer for review, and we return the money if we can’t complete it.</p>
<h2>5. Closing your account</h2>
<p>You can close your account at any time, as long as no transfer is in progress.</p>`,
  },
  msa: {
    title: 'Master services agreement',
    text: `<h2>1. Parties</h2>
<p>This is a sample agreement between a business and a payment company, for a sandbox. It is not legally binding.</p>
<h2>2. Services</h2>
<p>The business may send and receive transfers on its own behalf, in the currencies it is approved for.</p>
<h2>3. Responsibilities of the business</h2>
<p>The business keeps records of its transfers, discloses its owners, and does not operate in a prohibited category.</p>
<h2>4. Settlement</h2>
<p>We settle money over the payment method agreed for each currency. Money that can’t be settled is returned to the sender.</p>`,
  },
}

type DocumentName = keyof typeof documents

const article = (name: DocumentName, isShown: boolean) => `<section data-document="${name}"${isShown ? '' : ' hidden'}>
<h1>${documents[name].title}</h1>
<p class="note">Sandbox. Read this before you continue.</p>
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
<h1>You’re all set</h1>
<p>You’ve accepted all documents.</p>
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
