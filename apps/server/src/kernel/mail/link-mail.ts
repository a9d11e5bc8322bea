import type { Job } from '#platform/jobs/job.ts'

/**
 * A mail with a link whose secret is made when it leaves and is nowhere but in it: what waits in the
 * queue only says for whom. A server that is away is asked again for some hours.
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
