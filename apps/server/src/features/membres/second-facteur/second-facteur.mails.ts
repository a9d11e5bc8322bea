import type { Db, Tx } from '@foulee/db/connect'
import { getAppareil } from '@foulee/domain/membres/appareil'
import { queueMail } from '#kernel/mail/queue.ts'
import type { GesteFacteur } from '#kernel/mail/templates/second-facteur.ts'

type FactorChange = {
  to: string
  prenom: string
  geste: GesteFacteur
  now: Date
  user_agent?: string | null
  restants?: number | null
}

/** Notifies the owner by mail: an unwanted change must not stay unseen. */
export const mailOwner = (
  tx: Db | Tx,
  { to, prenom, geste, now, user_agent, restants = null }: FactorChange,
): Promise<void> =>
  queueMail(tx, {
    to,
    template: 'second-facteur',
    props: {
      prenom,
      geste,
      le: now.toISOString(),
      appareil: user_agent === undefined ? null : getAppareil(user_agent),
      restants,
    },
  })
