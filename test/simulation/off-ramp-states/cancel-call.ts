import { shownUpTo } from './look.ts'
import { stopAct, type Actor } from './acts.ts'
import { deletePayout } from './server.ts'
import { note, viewOf } from './world.ts'

type Result = 'answered' | 'lost' | 'late' | 'refused'

/** The DELETE of a cancel. A refusal says something only as the answer to an attempt’s only call. */
export function sendDelete(actor: Actor, result: Result): void {
  const { world, device, tab } = actor
  const act = tab.act!
  const attempt = act.attempt!
  const call = {
    device: world.devices.indexOf(device),
    byWord: act.word,
    reason: act.reason,
    lookedUpTo: act.lookedUpTo ?? shownUpTo(world),
  }
  if (result === 'late') world.lateDeletes.push(call)
  const answer = result === 'late' || result === 'refused' ? 'refused' : deletePayout(world, call)
  if (result === 'answered' && answer === 'cancelled') {
    note(world, device, { kind: 'cancelled', attempt })
    const view = viewOf(world)
    note(world, device, { kind: 'read', status: view.status, refund: view.refund, updated: view.updated })
    tab.payout = view
  } else if ((result === 'answered' || result === 'refused') && !act.isRepeat)
    note(world, device, { kind: 'cancelRefused', attempt, code: 'payout_not_cancellable' })
  if (act.kind === 'bar') tab.act = { kind: 'send', step: 'wait', reason: 'send', word: false }
  else stopAct(actor)
}

/** While a wallet asks: signed bytes are barred and the server is asked; a wallet that submits by itself has to decline. */
export function wishToCancel(actor: Actor): void {
  const { world, device, tab } = actor
  const ask = tab.request!
  note(world, device, { kind: 'cancelWanted', ask })
  if (world.wallet === 'signs') tab.act = { kind: 'bar', step: 'look', reason: 'bar', word: false, ask }
}
