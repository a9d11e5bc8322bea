import { ApiError } from '@foulee/contract/shared/errors'
import { FAIR_QUEUES } from '#platform/concurrency/concurrency.ts'
import { createWorkerPool } from '#platform/workers/worker-pool.ts'
import type { WriteTask } from './write-file.ts'

/** Milliseconds; a million points take half a minute. */
const TIME_LIMIT = 60_000
const MEMORY = { maxOldGenerationSizeMb: 512 }

export type FileWriter = {
  /**
   * Null when the public part is shorter than a line.
   * @throws ApiError `trop_de_demandes` when the caller has too many pending,
   * `service_indisponible`
   */
  write: (task: WriteTask) => Promise<Buffer | null>
  close: () => Promise<void>
}

export function createFileWriter(): FileWriter {
  const threads = createWorkerPool<WriteTask, Uint8Array | null>({
    file: new URL('./writer.ts', import.meta.url),
    line: FAIR_QUEUES.fichier,
    timeLimit: TIME_LIMIT,
    memory: MEMORY,
    createRefusal: () => new ApiError('service_indisponible'),
  })
  return {
    async write(task) {
      const bytes = await threads.run(task)
      return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    },
    close: threads.close,
  }
}
