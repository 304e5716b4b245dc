const PATIENCE_MS = 2 * 60_000

interface Asked {
  readonly asked: Promise<void>
  /** The wallet has answered, and the page still hands over what it has signed. */
  isAnswered(): boolean
}

/** Null if the wallet has not answered two minutes after it was asked: some never do, and their customer must not wait for ever. */
export async function awaitAnswer<Answer>(
  answer: Promise<Answer>,
  { asked, isAnswered }: Asked,
): Promise<Answer | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = asked.then(
    () =>
      new Promise<null>((resolve) => {
        timer = setTimeout(() => {
          if (!isAnswered()) resolve(null)
        }, PATIENCE_MS)
      }),
  )
  return Promise.race([answer, patience]).finally(() => clearTimeout(timer))
}
