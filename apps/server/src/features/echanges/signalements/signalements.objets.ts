import type { Signalement } from '@foulee/contract/echanges/signalements'
import type { Db, Tx } from '@foulee/db/connect'
import { commentaires, courses, parcours, profils, users } from '@foulee/db/schema'
import type { ModelAvis, ModelSignalement } from '@foulee/domain/echanges/avis'
import { getShortName } from '@foulee/domain/membres/personne'
import { SANS_TITRE } from '@foulee/domain/parcours/parcours'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { findObjet } from '../commentaires/commentaires.objets.ts'

type Objet = NonNullable<Signalement['objet']>
type Found = (readonly [id: number, objet: Objet])[]

async function describeParcours(db: Db | Tx, ids: number[]): Promise<Found> {
  const rows = await db.select().from(parcours).where(inArray(parcours.id, ids))
  return rows.map(({ id, titre, description, slug }) => [
    id,
    {
      titre: titre || SANS_TITRE,
      texte: description ?? '',
      url: `/parcours/${slug}`,
      masque: false,
    },
  ])
}

async function describeCourses(db: Db | Tx, ids: number[]): Promise<Found> {
  const rows = await db.select().from(courses).where(inArray(courses.id, ids))
  return rows.map(({ id, nom, description, slug }) => [
    id,
    { titre: nom, texte: description ?? '', url: `/courses/${slug}`, masque: false },
  ])
}

async function describeProfils(db: Db | Tx, ids: number[]): Promise<Found> {
  const rows = await db
    .select({ user: users, profil: profils })
    .from(users)
    .leftJoin(profils, eq(profils.users_id, users.id))
    .where(and(inArray(users.id, ids), isNull(users.supprime_le)))
  return rows.map(({ user, profil }) => [
    user.id,
    {
      titre: getShortName({ ...user, public_name: profil?.public_name ?? null }),
      texte: profil?.public_description ?? '',
      url: `/coureurs/${user.id}`,
      masque: false,
    },
  ])
}

async function describeCommentaires(db: Db | Tx, ids: number[]): Promise<Found> {
  const rows = await db.select().from(commentaires).where(inArray(commentaires.id, ids))
  const found: Found = []
  for (const { id, model, objet_id, texte, reponse, masque_le } of rows) {
    const about = await findObjet(db, model as ModelAvis, objet_id)
    if (!about) continue
    const { titre, url } = about
    const whole = reponse ? `${texte}\n\nRéponse\u00a0: ${reponse}` : texte
    found.push([id, { titre, texte: whole, url: `${url}#avis-${id}`, masque: masque_le !== null }])
  }
  return found
}

const DESCRIBE = {
  commentaire: describeCommentaires,
  parcours: describeParcours,
  course: describeCourses,
  profil: describeProfils,
}

type Named = { model: ModelSignalement; objet_id: number }
export const nameObjet = ({ model, objet_id }: Named) => `${model}:${objet_id}`

/** What these reports are about, by `nameObjet`; what is gone is not there. */
export async function describeObjets(
  db: Db | Tx,
  named: readonly Named[],
): Promise<ReadonlyMap<string, Objet>> {
  const described = new Map<string, Objet>()
  for (const model of Object.keys(DESCRIBE) as ModelSignalement[]) {
    const ids = named.filter((one) => one.model === model).map(({ objet_id }) => objet_id)
    if (!ids.length) continue
    for (const [objet_id, objet] of await DESCRIBE[model](db, [...new Set(ids)])) {
      described.set(nameObjet({ model, objet_id }), objet)
    }
  }
  return described
}

/** Whether there is such a thing that members meet: a draft is nobody's to report. */
export async function isReportable(db: Db, model: ModelSignalement, id: number): Promise<boolean> {
  if (model === 'parcours' || model === 'course') {
    return (await findObjet(db, model, id))?.is_visible ?? false
  }
  const objet = (await describeObjets(db, [{ model, objet_id: id }])).get(`${model}:${id}`)
  return objet !== undefined && !objet.masque
}
