/** Settles as the work does, unless it takes longer than `ms`: then it settles as `onTimeout`, which may throw. */
export async function withTimeout<Done, Late>(
  ms: number,
  work: Promise<Done>,
  onTimeout: () => Late | Promise<Late>,
): Promise<Done | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  }).then(onTimeout)
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
