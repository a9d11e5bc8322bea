import { FAIR_QUEUES } from '#platform/concurrency/concurrency.ts'
import { createWorkerPool } from '#platform/workers/worker-pool.ts'
import { TableError } from './table-error.ts'
import type { SheetText, Wanted } from './workbook.ts'
import type { WorkbookReply, WorkbookTask } from './workbook-thread.ts'

/** Milliseconds; 100 000 rows take two seconds. */
const TIME_LIMIT = 30_000
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 }

const TOO_MUCH =
  'Ce classeur demande trop de travail pour être lu. Gardez une seule feuille, ou enregistrez-la en .csv.'

export type WorkbookReader = {
  /**
   * @throws TableError for an invalid file; ApiError `trop_de_demandes` when the caller has too
   * many pending, `service_indisponible` when busy
   */
  read: (bytes: Buffer, wanted?: Wanted) => Promise<Omit<SheetText, 'csv'> & { csv: Buffer }>
  close: () => Promise<void>
}

export function createWorkbookReader({
  timeLimit = TIME_LIMIT,
  memory = MEMORY,
} = {}): WorkbookReader {
  const threads = createWorkerPool<WorkbookTask, WorkbookReply>({
    file: new URL('./workbook-thread.ts', import.meta.url),
    line: FAIR_QUEUES.classeur,
    timeLimit,
    memory,
    createRefusal: () => new TableError(TOO_MUCH),
  })
  return {
    async read(bytes, wanted = {}) {
      const reply = await threads.run({ bytes, wanted })
      if ('refus' in reply) throw new TableError(reply.refus)
      const { csv, ...sheet } = reply.sheet
      return { csv: Buffer.from(csv.buffer), ...sheet }
    },
    close: threads.close,
  }
}
