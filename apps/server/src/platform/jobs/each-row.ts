import type { JobContext } from './job.ts'

type Work<Row> = {
  find: (after: number) => Promise<Row[]>
  /** @returns false when there was nothing to change */
  change: (row: Row) => Promise<boolean>
  log: JobContext['log']
  failure: string
}

/**
 * Changes rows one transaction each: an interrupted job resumes with the rows that `find` still
 * returns. A failed row is logged and skipped.
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
