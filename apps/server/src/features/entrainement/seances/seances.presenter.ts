import type { Photo } from '@foulee/contract/echanges/photos'
import type { MaSeance, Seance, SeanceCard } from '@foulee/contract/entrainement/seance'
import type { seancePhotos } from '@foulee/db/schema'
import { writeRaccourci } from '@foulee/domain/entrainement/raccourci-write'
import { getImageUrl } from '@foulee/domain/shared/image'
import { getStatut } from '@foulee/domain/shared/publication'
import { presentAuteur } from '#features/entrainement/auteur.ts'
import type { SeanceFacts } from './seances.queries.ts'

export const SANS_TITRE = 'Séance sans titre'

export const presentCard = (row: SeanceFacts): SeanceCard => ({
  id: row.id,
  slug: row.slug,
  slug_key: row.slug,
  titre: row.titre || SANS_TITRE,
  sport: row.sport,
  objectif: row.objectif,
  niveau: row.niveau,
  tags: row.tags,
  totaux: { duree: row.duree, distance: row.distance, charge: row.charge },
  raccourci: writeRaccourci(row.steps),
  steps: row.steps as SeanceCard['steps'],
  statut: getStatut(row.etat),
  auteur: presentAuteur(row.auteur),
  updated_at: new Date(row.updated_at).toISOString(),
})

export const presentMine = (row: SeanceFacts): MaSeance => ({
  ...presentCard(row),
  renvoi_motif: row.renvoi_motif,
})

type PhotoRow = typeof seancePhotos.$inferSelect

export const presentPhotos = (rows: readonly PhotoRow[]): Photo[] =>
  rows.map(({ id, titre, description, ordre, fichier, prete, largeur, hauteur }) => ({
    id,
    id_photo: id,
    titre,
    description,
    ordre,
    url: getImageUrl(fichier, prete),
    largeur,
    hauteur,
    position: null,
    metres: null,
  }))

export const presentSeance = (row: SeanceFacts, photos: readonly PhotoRow[]): Seance => ({
  ...presentCard(row),
  description: row.description,
  denivele: row.denivele,
  video: row.video,
  photos: presentPhotos(photos),
})
