import type { Db } from '@foulee/db/connect'
import type { Registry } from '#kernel/registry.ts'
import type {
  Job,
  JobContext as PlatformContext,
  Work as PlatformWork,
} from '#platform/jobs/job.ts'

export type JobContext = PlatformContext & { registry: Registry }

export type Work = PlatformWork<JobContext>

export const work = <Data extends object>(
  job: Job<Data>,
  handle: (context: JobContext, data: Data, id: string) => Promise<void>,
  queueAtStart?: (db: Db) => Promise<void>,
): Work => ({ job, handle, ...(queueAtStart && { queueAtStart }) })
