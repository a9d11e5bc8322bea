import { createFileWriter } from '#kernel/tracks/files/file-writer.ts'
import { createTracePool } from '#kernel/tracks/pool.ts'
import { createLieux } from '#platform/geo/lieux.ts'
import { createWorkbookReader } from '#platform/spreadsheets/workbook-reader.ts'
import type { Services } from './services.ts'

/**
 * Shared by every application of a process since expensive to start: threads, and the communes of
 * France.
 */
export type Tools = Pick<Services, 'lieux' | 'traces' | 'fichiers' | 'classeurs'>

export const createTools = (): Tools => ({
  lieux: createLieux(),
  traces: createTracePool(),
  fichiers: createFileWriter(),
  classeurs: createWorkbookReader(),
})

export async function closeTools({ traces, fichiers, classeurs }: Tools): Promise<void> {
  await Promise.all([traces, fichiers, classeurs].map((threads) => threads.close()))
}
