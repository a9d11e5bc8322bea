import type { Commentaire, Commentaires } from '@foulee/contract/echanges/commentaires'
import type { commentaires } from '@foulee/db/schema'
import { AVIS_VERIFIES } from '@foulee/domain/echanges/avis'
import { getMemberName } from '@foulee/domain/membres/personne'
import { canSeeProfil, type Visibilite } from '@foulee/domain/membres/visibilite'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { getImageUrl } from '@foulee/domain/shared/image'
import { toIso } from '#platform/db/dates.ts'

type Row = typeof commentaires.$inferSelect

type AuteurRow = {
  id: number | null
  prenom: string | null
  nom: string | null
  supprime_le: string | null
  is_staff: boolean | null
  public_name: string | null
  avatar: string | null
  naissance: string | null
  visibilite: Visibilite | null
}

const SUPPRIME = { users_id: null, nom: 'Compte supprimé', avatar: null }

/** Picture and link are shown to every viewer or to none, so that the answer can be cached. */
function presentAuteur(auteur: AuteurRow, now: Date): Commentaire['auteur'] {
  if (auteur.id === null || auteur.supprime_le !== null) return SUPPRIME
  const { visibilite, naissance, avatar } = auteur
  const isPublic =
    visibilite !== null && canSeeProfil({ visibilite, naissance }, 'visiteur', parisDate(now))
  return {
    users_id: isPublic ? auteur.id : null,
    nom: getMemberName(auteur),
    avatar: (isPublic && getImageUrl(avatar)) || null,
    ...(auteur.is_staff && { equipe: true }),
  }
}

export function presentCommentaire(row: Row, auteur: AuteurRow, now: Date): Commentaire {
  const { masque_le, masque_motif } = row
  return {
    id: row.id,
    model: row.model,
    objet_id: row.objet_id,
    texte: row.texte,
    note: row.note,
    date_sortie: row.date_sortie,
    reponse: row.reponse,
    reponse_le: toIso(row.reponse_le),
    auteur: presentAuteur(auteur, now),
    a_participe: row.model in AVIS_VERIFIES,
    created_at: toIso(row.created_at),
    updated_at: toIso(row.updated_at),
    masque: masque_le ? { le: new Date(masque_le).toISOString(), motif: masque_motif ?? '' } : null,
  }
}

export type Resume = {
  nb: number
  nb_notes: number
  moyenne: number | null
  repartition: Commentaires['repartition']
}

export const presentResume = ({
  moyenne,
  ...sums
}: Resume): Omit<Commentaires, 'commentaires'> => ({
  ...sums,
  moyenne: moyenne === null ? null : Math.round(moyenne * 10) / 10,
})
