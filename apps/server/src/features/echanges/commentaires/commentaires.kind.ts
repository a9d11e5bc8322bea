import { commentaires } from '@foulee/db/schema'
import { inArray } from 'drizzle-orm'
import type { EntityType } from '#kernel/entity-types/entity-type.ts'
import { entityKey, findEntities } from '#kernel/entity-types/find-entities.ts'
import { setMasque } from './commentaires.masque.ts'

export const commentaireKind: EntityType = {
  kind: 'commentaire',
  async find(db, ids, kinds) {
    const rows = await db
      .select()
      .from(commentaires)
      .where(inArray(commentaires.id, [...ids]))
    const refs = rows.map(({ model, objet_id }) => ({ kind: model, id: objet_id }))
    const entities = await findEntities(db, kinds, refs)
    return rows.flatMap(({ id, model, objet_id, texte, reponse, masque_le }) => {
      const about = entities.get(entityKey({ kind: model, id: objet_id }))
      if (!about) return []
      return {
        kind: 'commentaire' as const,
        id,
        titre: about.titre,
        texte: reponse ? `${texte}\n\nRéponse\u00a0: ${reponse}` : texte,
        url: `${about.url}#avis-${id}`,
        is_visible: about.is_visible && masque_le === null,
        is_masked: masque_le !== null,
      }
    })
  },
  async findOwners(db, id) {
    const rows = await db
      .select({ users_id: commentaires.users_id })
      .from(commentaires)
      .where(inArray(commentaires.id, [id]))
    return rows.flatMap(({ users_id }) => users_id ?? [])
  },
  withdraw: (tx, { user, ...withdrawal }, kinds) =>
    setMasque(tx, kinds, { ...withdrawal, staff_id: user.id }),
}
