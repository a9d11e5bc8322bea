import { createLieux } from './lieux/lieux.ts'
import type { Services } from './services.ts'
import { createWorkbookReader } from './tables/workbook-reader.ts'
import { createFileWriter } from './traces/files/file-writer.ts'
import { createTracePool } from './traces/pool.ts'

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
