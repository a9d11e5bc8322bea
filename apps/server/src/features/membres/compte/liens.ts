import type { Db, Tx } from '@foulee/db/connect'
import { linkMail } from '#kernel/mail/link-mail.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Job } from '#platform/jobs/job.ts'

export const lienReinitialisation = linkMail<{ email: string }>('lien-reinitialisation')

export const lienVerification = linkMail<{ users_id: number; email: string }>('lien-verification')

export const codeSuppression = linkMail<{ users_id: number }>('code-suppression')

/** Way back for `email`, the former address, replaced by `adresse` (masked). */
export const lienRetour = linkMail<{ users_id: number; email: string; adresse: string }>(
  'lien-retour',
)

export const menage: Job<object> = {
  name: 'menage',
  every: 30,
  cron: '17 3 * * *',
  options: { retryLimit: 3, retryDelay: 600, expireInSeconds: 600 },
}

export const queueVerification = (tx: Db | Tx, users_id: number, email: string): Promise<void> =>
  enqueue(tx, lienVerification, { users_id, email })

export const queueReturn = (
  tx: Tx,
  former: { users_id: number; email: string; adresse: string },
): Promise<void> => enqueue(tx, lienRetour, former)

/** For any address: the account is looked up in the job, so that response times reveal nothing. */
export const queueReset = (db: Db, email: string): Promise<void> =>
  enqueue(db, lienReinitialisation, { email })
