import { ApiError } from '@foulee/contract/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { journalStaff, signalements } from '@foulee/db/schema'
import type { ModelSignalement, MotifSignalement } from '@foulee/domain/echanges/avis'
import { and, eq } from 'drizzle-orm'
import type { User } from '../../../http/feature.ts'
import { takeDown } from '../../parcours/parcours/parcours-etat.commands.ts'
import { tellReporters } from '../commentaires/commentaires.mails.ts'
import { setMasque } from '../commentaires/commentaires.masque.ts'
import { describeObjets, nameObjet } from './signalements.objets.ts'

type NewSignalement = {
  model: ModelSignalement
  id: number
  motif: MotifSignalement
  texte: string
}

/** Reports a thing, once for each member: reporting again opens it again, with the new words. */
export async function reportObjet(
  db: Db,
  users_id: number,
  { model, id: objet_id, motif, texte }: NewSignalement,
  now: Date,
): Promise<void> {
  const said = { motif, texte: texte || null, created_at: now.toISOString() }
  await db
    .insert(signalements)
    .values({ model, objet_id, users_id, ...said })
    .onConflictDoUpdate({
      target: [signalements.model, signalements.objet_id, signalements.users_id],
      set: { ...said, etat: 'ouvert', decided_at: null, decided_by: null },
    })
}

type Decision = {
  id: number
  decision: 'retenu' | 'rejete'
  motif: string
  user: User
  now: Date
}

/**
 * Decides once. A report that is upheld hides the comment or takes down the route that it is about,
 * and whoever reported hears of it either way.
 * @throws ApiError `signalement_introuvable`, `signalement_deja_decide`
 */
export async function decideSignalement(db: Db, given: Decision): Promise<void> {
  const { id, decision, motif, user, now } = given
  const staff_id = user.id
  await db.transaction(async (tx) => {
    const [report] = await tx
      .update(signalements)
      .set({ etat: decision, decided_at: now.toISOString(), decided_by: staff_id })
      .where(and(eq(signalements.id, id), eq(signalements.etat, 'ouvert')))
      .returning()
    if (!report) throw await explain(tx, id)
    const named = { model: report.model as ModelSignalement, objet_id: report.objet_id }
    const objet = (await describeObjets(tx, [named])).get(nameObjet(named))
    if (decision === 'retenu' && objet) {
      const withdrawn = { id: named.objet_id, motif, now }
      if (named.model === 'commentaire') await setMasque(tx, { ...withdrawn, staff_id })
      if (named.model === 'parcours') await takeDown(tx, { ...withdrawn, user })
    }
    await tx.insert(journalStaff).values({
      staff_id,
      action: decision === 'retenu' ? 'signalement.retenir' : 'signalement.rejeter',
      objet_id: id,
      details: { ...named, motif: motif || null },
    })
    const titre = objet?.titre ?? 'un contenu retiré depuis'
    const reporters = report.users_id === null ? [] : [report.users_id]
    await tellReporters(tx, reporters, { titre, retenu: decision === 'retenu', motif })
  })
}

async function explain(tx: Tx, id: number): Promise<ApiError> {
  const [known] = await tx
    .select({ id: signalements.id })
    .from(signalements)
    .where(eq(signalements.id, id))
  return new ApiError(known ? 'signalement_deja_decide' : 'signalement_introuvable')
}
