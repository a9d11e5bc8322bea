import type { Job } from '#platform/jobs/job.ts'
import type { AnyMail } from './templates.ts'

const RETRY_MAX_S = 3 * 3600

/** Sends one email; retried for about a day while the mail server is unavailable. */
export const mailJob: Job<AnyMail> = {
  name: 'courrier',
  every: 1,
  isPrivate: true,
  options: {
    retryLimit: 14,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: RETRY_MAX_S,
    expireInSeconds: 300,
    deleteAfterSeconds: 14 * 86_400,
  },
}
