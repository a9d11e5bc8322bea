import type * as contract from '@foulee/contract/echanges/reglages-notifications'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { notificationChoix, notificationReglages, users } from '@foulee/db/schema'
import {
  type Choix,
  getChoix,
  labelSujetMail,
  NOTIFICATION_KINDS,
  type Notification,
  RESUME,
} from '@foulee/domain/echanges/notification'
import { MOMENT_RESUME } from '@foulee/domain/echanges/resume'
import { maskEmail } from '@foulee/domain/shared/email'
import { and, eq, isNull } from 'drizzle-orm'
import { readUnsubscribe } from '#kernel/mail/unsubscribe.ts'

export async function findReglages(
  db: Db,
  users_id: number,
): Promise<contract.ReglagesNotifications> {
  const [moment] = await db
    .select({ heure: notificationReglages.heure, jour: notificationReglages.jour })
    .from(notificationReglages)
    .where(eq(notificationReglages.users_id, users_id))
  return { choix: await findChoix(db, users_id), ...(moment ?? MOMENT_RESUME) }
}

export async function findChoix(db: Db, users_id: number): Promise<Record<Notification, Choix>> {
  const rows = await db
    .select()
    .from(notificationChoix)
    .where(eq(notificationChoix.users_id, users_id))
  const choices = new Map(rows.map((row) => [row.kind, row]))
  const pairs = NOTIFICATION_KINDS.map((kind) => [kind, getChoix(kind, choices.get(kind))])
  return Object.fromEntries(pairs)
}

export const isGathered = ({ mail }: Choix): boolean =>
  mail === 'quotidien' || mail === 'hebdomadaire'

export async function findDesabonnement(db: Db, jeton: string) {
  const unsubscribe = await readUnsubscribe(db, jeton)
  if (!unsubscribe) throw new ApiError('desabonnement_introuvable')
  const { users_id, sujet } = unsubscribe
  const [member] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, users_id), isNull(users.supprime_le)))
  if (!member) throw new ApiError('desabonnement_introuvable')
  const choix = await findChoix(db, users_id)
  const est_abonne =
    sujet === RESUME ? Object.values(choix).some(isGathered) : choix[sujet].mail !== 'jamais'
  const adresse = maskEmail(member.email)
  const data = { sujet, nom: labelSujetMail(sujet), adresse, est_abonne }
  return { unsubscribe, data } satisfies {
    data: contract.Desabonnement
    unsubscribe: typeof unsubscribe
  }
}
