import { browserScript, languageNote, pageAnswer } from './page.ts'
import { parentOrigin } from './parent-origin.ts'
import { openChannel, type VerifyData } from './verify-channel.ts'
import { createCall, draw, reviewOf, verifyScript } from './verify-script.ts'

/** The verification page. In the vendor's SDK it gets a token; as a page of its own it has a session. */
export function verifyPage({ session, lang }: { session: string | null; lang: string }): Response {
  const data: VerifyData = { session }
  const body = `<main class="card" data-page="verify">
<h1>Verify your identity</h1>
<p class="note">Sandbox. Nothing is uploaded or checked.</p>
<h2 id="who">Who are you?</h2>
<div class="actions" role="group" aria-labelledby="who">
<button type="button" data-action="individual" aria-pressed="false" disabled>An individual</button>
<button type="button" data-action="business" aria-pressed="false" disabled>A business</button>
</div>
<ol aria-label="Progress">
<li data-name="sumsub"><b>Identity</b><span></span></li>
<li data-name="kyc_level_1"><b>Banking partner</b><span></span></li>
<li data-name="kyc_level_2"><b>Banking partner, level 2</b><span></span></li>
</ol>
<p class="status" role="status">Connecting</p>
<div class="actions">
<button type="button" data-action="submit" class="main" disabled>Submit</button>
${session === null ? '<button type="button" data-action="expire" disabled>Expire token</button>' : ''}
</div>
${languageNote(lang)}
</main>`
  const script = browserScript(verifyScript, data, { parentOrigin, openChannel, createCall, reviewOf, draw })
  return pageAnswer({ title: 'Identity verification', body, script })
}
