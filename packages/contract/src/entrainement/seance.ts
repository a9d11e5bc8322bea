import { OBJECTIFS_SEANCE } from '@foulee/domain/entrainement/seance'
import { NIVEAUX } from '@foulee/domain/membres/profil'
import { STATUTS } from '@foulee/domain/shared/publication'
import { SPORTS } from '@foulee/domain/shared/sport'
import * as z from 'zod'
import { Photo } from '../echanges/photos.ts'
import { Id, Instant, Metres, Text } from '../shared/fields.ts'
import { Manque } from '../shared/publication.ts'
import { Step } from './step.ts'

/** Seconds, metres, load (minutes × effort); null if unknown. */
export const Totaux = z.strictObject({
  duree: z.int().min(0).nullable(),
  distance: Metres.nullable(),
  charge: z.int().min(0).nullable(),
})
export type Totaux = z.infer<typeof Totaux>

export const Auteur = z.strictObject({ id: Id, nom: z.string() }).nullable()

export const SeanceCard = z.strictObject({
  id: Id,
  slug: z.string(),
  /** Name of the key field (produit 1.1). */
  slug_key: z.string(),
  titre: z.string(),
  sport: z.enum(SPORTS),
  objectif: z.enum(OBJECTIFS_SEANCE),
  niveau: z.enum(NIVEAUX).nullable(),
  tags: z.array(z.string()),
  totaux: Totaux,
  raccourci: z.string(),
  steps: z.array(Step),
  statut: z.enum(STATUTS),
  auteur: Auteur,
  updated_at: Instant,
})
export type SeanceCard = z.infer<typeof SeanceCard>

export const MaSeance = SeanceCard.extend({ renvoi_motif: Text.optional() })
export type MaSeance = z.infer<typeof MaSeance>

export const Seance = SeanceCard.extend({
  description: z.string(),
  denivele: Metres.nullable(),
  video: Text,
  photos: z.array(Photo),
})
export type Seance = z.infer<typeof Seance>

export const SeanceGestion = z.strictObject({
  seance: Seance,
  version: z.int(),
  renvoi_motif: Text,
  manques: z.array(Manque),
  droits: z.strictObject({
    soumettre: z.boolean(),
    reprendre: z.boolean(),
    publier: z.boolean(),
    renvoyer: z.boolean(),
  }),
})
export type SeanceGestion = z.infer<typeof SeanceGestion>
