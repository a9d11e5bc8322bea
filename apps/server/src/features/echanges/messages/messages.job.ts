import type { Job } from '../../../jobs/job.ts'

/** A message of which those are told who do not read it at once. */
export const avertirMessage: Job<{ channels_id: number; messages_id: number }> = {
  name: 'avertir-message',
  every: 2,
  options: { retryLimit: 5, retryDelay: 30, retryBackoff: true },
}
