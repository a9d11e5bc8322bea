import type { Job } from '#platform/jobs/job.ts'

/**
 * An email whose link secret is created at sending time and stored nowhere else; the queue holds
 * only the recipient. Retried for some hours.
 */
export const linkMail = <Data extends object>(name: string): Job<Data> => ({
  name,
  every: 1,
  isPrivate: true,
  options: {
    retryLimit: 10,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 300,
    deleteAfterSeconds: 14 * 86_400,
  },
})
