import type { DemandePlan } from '@foulee/contract/entrainement/programmation'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { planSuivis, plans, profils, users } from '@foulee/db/schema'
import { getMemberName } from '@foulee/domain/membres/personne'
import { and, asc, count, eq, isNull, type SQL } from 'drizzle-orm'
import { queueMail } from '#kernel/mail/queue.ts'
import { isNotBlocked } from '#kernel/members/blocks.ts'
import type { User } from '#platform/http/user.ts'

const select = (db: Db | Tx, where: SQL | undefined) =>
  db
    .select({
      suivi: planSuivis,
      plan: { id: plans.id, slug: plans.slug, titre: plans.titre },
      athlete: {
        id: users.id,
        email: users.email,
        prenom: users.prenom,
        nom: users.nom,
        public_name: profils.public_name,
      },
    })
    .from(planSuivis)
    .innerJoin(plans, eq(plans.id, planSuivis.plans_id))
    .innerJoin(users, eq(users.id, planSuivis.users_id))
    .leftJoin(profils, eq(profils.users_id, users.id))
    .where(where)

type Found = Awaited<ReturnType<typeof select>>[number]

const present = ({ suivi, plan, athlete }: Found): DemandePlan => ({
  id: suivi.id,
  plan,
  athlete: { id: athlete.id, nom: getMemberName(athlete) },
  message: suivi.message,
  etat: suivi.etat,
  created_at: new Date(suivi.created_at).toISOString(),
})

export async function findDemandes(
  db: Db,
  coach_id: number,
  { page, nb_page }: { page: number; nb_page: number },
): Promise<{ data: DemandePlan[]; nb: number }> {
  const where = and(
    eq(plans.users_id, coach_id),
    eq(planSuivis.etat, 'demande'),
    isNull(users.supprime_le),
    isNotBlocked(coach_id, users.id),
  )
  const rows = await select(db, where)
    .orderBy(asc(planSuivis.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  const [total] = await db
    .select({ nb: count() })
    .from(planSuivis)
    .innerJoin(plans, eq(plans.id, planSuivis.plans_id))
    .innerJoin(users, eq(users.id, planSuivis.users_id))
    .where(where)
  return { data: rows.map(present), nb: total?.nb ?? 0 }
}

type Answer = {
  user: User
  id: number
  reponse: 'accorder' | 'refuser'
  message: string
  now: Date
}

export async function answerDemande(db: Db, answer: Answer): Promise<DemandePlan> {
  const { user, id, reponse, message, now } = answer
  return db.transaction(async (tx) => {
    await tx.select().from(planSuivis).where(eq(planSuivis.id, id)).for('update')
    const [found] = await select(
      tx,
      and(
        eq(planSuivis.id, id),
        eq(plans.users_id, user.id),
        isNull(users.supprime_le),
        isNotBlocked(user.id, users.id),
      ),
    )
    if (!found) throw new ApiError('suivi_introuvable')
    if (found.suivi.etat !== 'demande') {
      throw new ApiError('geste_impossible', { message: 'Cette demande a déjà reçu une réponse.' })
    }
    const etat = reponse === 'accorder' ? 'accorde' : 'refuse'
    await tx
      .update(planSuivis)
      .set({ etat, reponse: message || null, decided_at: now.toISOString() })
      .where(eq(planSuivis.id, id))
    await queueMail(tx, {
      to: found.athlete.email,
      template: 'plan-demande',
      props: {
        prenom: found.athlete.prenom,
        titre: found.plan.titre,
        est_accorde: etat === 'accorde',
        message,
      },
    })
    return { ...present(found), etat }
  })
}
