import type {
  ListeCourse,
  ListeEpreuve,
  ListeExtra,
  ListeParcours,
} from '@foulee/contract/echanges/liste'
import type { ParcoursCard } from '@foulee/contract/parcours/parcours'
import type { editions, epreuves, liste } from '@foulee/db/schema'
import { getStatut, isCancelled } from '@foulee/domain/courses/course'
import { getInscription, hasStarted, isPast } from '@foulee/domain/courses/edition'
import { getListeKey } from '@foulee/domain/echanges/liste'
import { toIso } from '../../../instant.ts'
import type { EpreuveRow, ParcoursRow } from './liste.queries.ts'

const presentExtra = ({ etat, note, created_at }: typeof liste.$inferSelect): ListeExtra => ({
  etat,
  note,
  ajoute_le: new Date(created_at).toISOString(),
})

export const presentParcours = ({ entry, carte }: ParcoursRow): ListeParcours => ({
  type: 'parcours',
  id: entry.objet_id,
  extra: presentExtra(entry),
  key: getListeKey('parcours', entry.objet_id),
  item: carte ? (JSON.parse(carte) as ParcoursCard) : null,
})

export const presentEpreuve = (row: EpreuveRow, now: Date): ListeEpreuve => ({
  type: 'epreuve',
  id: row.entry.objet_id,
  extra: presentExtra(row.entry),
  key: getListeKey('epreuve', row.entry.objet_id),
  item: presentCourse(row, now),
})

function presentCourse(row: EpreuveRow, now: Date): ListeCourse | null {
  const { course, edition, epreuve, seen, photo } = row
  if (!seen || !course || !edition || !epreuve) return null
  const { etat, ...known } = course
  return {
    course: { ...known, photo: photo || null, statut: getStatut(etat) },
    edition: presentEdition(edition, now),
    epreuve: presentDistance(epreuve, edition, now),
  }
}

type Edition = typeof editions.$inferSelect
const presentEdition = (edition: Edition, now: Date): ListeCourse['edition'] => ({
  id: edition.id,
  date_debut: edition.date_debut,
  editions_fin: edition.editions_fin,
  a_confirmer: edition.a_confirmer,
  annulee: edition.annulee,
  annulation_motif: edition.annulation_motif,
  reportee_du: edition.reportee_du,
  is_past: isPast(edition, now),
  inscription: getInscription(
    {
      ...edition,
      inscription_ouverture: toIso(edition.inscription_ouverture),
      inscription_fermeture: toIso(edition.inscription_fermeture),
    },
    now,
  ),
  url_inscription: edition.url_inscription,
})

function presentDistance(
  epreuve: typeof epreuves.$inferSelect,
  edition: Edition,
  now: Date,
): ListeCourse['epreuve'] {
  const { id, nom, type, etat, annulation_motif, distance, denivele, date_depart } = epreuve
  const heure_depart = (epreuve.heure_depart ?? edition.heure_depart)?.slice(0, 5) ?? null
  const has_started = hasStarted(date_depart ?? edition.date_debut, heure_depart, now)
  const annulee = isCancelled(etat)
  return {
    ...{ id, nom, type, annulee, annulation_motif, distance, denivele },
    ...{ date_depart, heure_depart, has_started },
  }
}
