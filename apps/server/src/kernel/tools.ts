import { createFileWriter } from '#kernel/tracks/files/file-writer.ts'
import { createTracePool } from '#kernel/tracks/pool.ts'
import { createLieux } from '#platform/geo/lieux.ts'
import { createWorkbookReader } from '#platform/spreadsheets/workbook-reader.ts'
import type { Services } from './services.ts'

/** Costly to start and the same for every application of a process: threads, and the communes of France. */
export type Tools = Pick<Services, 'lieux' | 'traces' | 'fichiers' | 'classeurs'>

/** Nothing starts before it is used. */
export const createTools = (): Tools => ({
  lieux: createLieux(),
  traces: createTracePool(),
  fichiers: createFileWriter(),
  classeurs: createWorkbookReader(),
})

export async function closeTools({ traces, fichiers, classeurs }: Tools): Promise<void> {
  await Promise.all([traces, fichiers, classeurs].map((threads) => threads.close()))
}
