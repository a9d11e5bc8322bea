import type { JobContext } from './job.ts'

type Work<Row> = {
  /** The next rows whose key is above, in its order, as many as one batch holds. */
  find: (after: number) => Promise<Row[]>
  /** @returns false when there was nothing left to do with it */
  change: (row: Row) => Promise<boolean>
  log: JobContext['log']
  /** The error of one row, in the log. */
  failure: string
}

/**
 * Changes rows one by one, each whole or not at all: stopped anywhere, the job goes on the next time with those
 * that `find` still finds. A row that fails is logged and left.
 */
export async function changeEachRow<Row extends { id: number }>({
  find,
  change,
  log,
  failure,
}: Work<Row>): Promise<{ changed: number; left: number }> {
  const count = { changed: 0, left: 0 }
  let rows = await find(0)
  while (rows.length) {
    for (const row of rows) {
      const isChanged = await change(row).catch((cause: unknown) => {
        log.error({ err: cause, id: row.id }, failure)
        return false
      })
      if (isChanged) count.changed++
      else count.left++
    }
    rows = await find(rows.at(-1)?.id ?? 0)
  }
  return count
}
