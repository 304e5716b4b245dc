/** Settles as the work does, unless it takes longer than `ms`: then it settles as `late`, which may throw. */
export async function within<Done, Late>(ms: number, work: Promise<Done>, late: () => Late): Promise<Done | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  }).then(late)
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
