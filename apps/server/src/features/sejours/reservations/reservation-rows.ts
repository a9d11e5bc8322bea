import type { ReservationFaits } from '@foulee/contract/sejours/reservation'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { getEtatDepart, isGaranti } from '@foulee/domain/sejours/depart'
import { SANS_TITRE } from '@foulee/domain/sejours/voyage'
import { countLibres } from '@foulee/domain/shared/capacity/attente'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { getImageUrl } from '@foulee/domain/shared/image'
import { isCancelled, isPublished } from '@foulee/domain/shared/publication'
import { eq, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { toIso } from '#platform/db/dates.ts'

const photo = sql<{ fichier: string; prete: boolean } | null>`(
  select json_build_object('fichier', p.fichier, 'prete', p.prete) from voyage_photos p
  where p.voyages_id = ${t.voyages.id} order by p.ordre, p.id limit 1)`

export const selectObjets = (db: Db | Tx) =>
  db
    .select({ depart: t.disponibilites, voyage: t.voyages, agence: t.agences, photo })
    .from(t.disponibilites)
    .innerJoin(t.voyages, eq(t.voyages.id, t.disponibilites.voyages_id))
    .innerJoin(t.agences, eq(t.agences.id, t.voyages.agences_id))
export type Objet = Awaited<ReturnType<typeof selectObjets>>[number]

export function presentObjet({ depart, voyage, photo: image }: Objet, now: Date) {
  const figures = { ...depart, est_annule: depart.annule_le !== null }
  return {
    voyage: {
      id: voyage.id,
      slug: voyage.slug,
      titre: voyage.titre || SANS_TITRE,
      lieu: voyage.lieu,
      photo: (image && getImageUrl(image.fichier, image.prete)) || null,
      is_visible: isPublished(voyage.etat) || isCancelled(voyage.etat),
    },
    depart: {
      id: depart.id,
      debut: depart.debut,
      fin: depart.fin,
      cloture: depart.cloture,
      etat: getEtatDepart(figures, parisDate(now)),
      est_garanti: isGaranti(depart),
      places_restantes: countLibres(depart),
      prix: depart.prix,
      supplement_single: depart.supplement_single,
    },
  }
}

export function presentFaits(
  row: typeof t.reservations.$inferSelect,
): z.infer<typeof ReservationFaits> {
  return {
    id: row.id,
    etat: row.etat,
    nb_places: row.nb_places,
    nb_single: row.nb_single,
    prix: row.prix,
    supplement_single: row.supplement_single,
    total: row.total,
    acompte: row.acompte,
    solde_le: row.solde_le,
    expire_le: toIso(row.expire_le),
    confirme_le: toIso(row.confirme_le),
    annule_le: toIso(row.annule_le),
    annule_par: row.annule_par,
    annulation_motif: row.annulation_motif,
    frais: row.frais,
    created_at: toIso(row.created_at),
  }
}

export const presentMembre = (
  user: { id: number; prenom: string; nom: string; email: string } | null,
) => user && { id: user.id, nom: getDisplayName(user), email: user.email }
