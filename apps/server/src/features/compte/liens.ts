import type { Db, Tx } from '@foulee/db/connect'
import { enqueue } from '../../jobs/enqueue.ts'
import type { Job } from '../../jobs/job.ts'

const PATIENCE = { retryLimit: 10, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 }
const OPTIONS = { ...PATIENCE, expireInSeconds: 300, deleteAfterSeconds: 14 * 86_400 }

/**
 * Mails with a link that opens the account. The secret is made when the mail leaves and is nowhere
 * but in it: what waits in the queue only says for whom.
 */
export const lienReinitialisation: Job<{ email: string }> = {
  name: 'lien-reinitialisation',
  every: 1,
  isPrivate: true,
  options: OPTIONS,
}

/** `email`: the address to verify, the account's own or the one it is to change for. */
export const lienVerification: Job<{ users_id: number; email: string }> = {
  name: 'lien-verification',
  every: 1,
  isPrivate: true,
  options: OPTIONS,
}

/** What has run out or is kept no longer leaves at night. */
export const menage: Job<object> = {
  name: 'menage',
  every: 30,
  cron: '17 3 * * *',
  options: { retryLimit: 3, retryDelay: 600, expireInSeconds: 600 },
}

export const queueVerification = (tx: Db | Tx, users_id: number, email: string): Promise<void> =>
  enqueue(tx, lienVerification, { users_id, email })

/** For any address: whether it has an account is looked up when nobody waits for the answer. */
export const queueReset = (db: Db, email: string): Promise<void> =>
  enqueue(db, lienReinitialisation, { email })
