/** A call of a Tron node's HTTP interface. Also in the browser. */
export async function ask<Answer>(rpcUrl: string, call: string, params: object = {}): Promise<Answer> {
  const response = await fetch(`${rpcUrl}/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(params),
  })
  if (!response.ok) throw new Error(`The node answered ${response.status}`)
  const answer = (await response.json()) as Answer & { readonly Error?: string }
  if (answer.Error) throw new Error(answer.Error)
  return answer
}
