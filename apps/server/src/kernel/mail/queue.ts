import type { Db, Tx } from '@foulee/db/connect'
import { enqueue, enqueueAll } from '#platform/jobs/enqueue.ts'
import { courrier } from './courrier.ts'
import type { AnyMail, Mail, TemplateName } from './templates.ts'

/**
 * Queues a mail in the caller's transaction: it leaves once the transaction is there, and never when
 * it rolls back. A link that opens an account must not wait in the queue: see `lien.ts` of `compte`.
 */
export const queueMail = <N extends TemplateName>(db: Db | Tx, mail: Mail<N>): Promise<void> =>
  enqueue(db, courrier, mail as AnyMail)

/** Queues many mails in one statement, likewise. */
export const queueMails = <N extends TemplateName>(
  tx: Tx,
  mails: readonly Mail<N>[],
): Promise<void> => enqueueAll(tx, courrier, mails as readonly AnyMail[])
