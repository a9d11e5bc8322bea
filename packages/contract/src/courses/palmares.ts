import { SOUHAITS_RESULTAT } from '@foulee/domain/courses/revendication-resultat'
import * as z from 'zod'
import { Day, Id, Instant, Metres, Text } from '../shared/fields.ts'
import { Resultat } from './resultat.ts'

const Count = z.int().min(0)
const Rang = z.int().min(1)

export const Demande = z.strictObject({
  id: Id,
  souhait: z.enum(SOUHAITS_RESULTAT),
  dossard: Text,
  motif: z.string(),
  created_at: Instant,
})

/** The leg of a runner whose place and time are their team’s. */
export const Relais = z.strictObject({ equipe: z.string(), numero: Rang, temps: Count.nullable() })

/** One of my lines that is proved to be mine, with the race that it is of. */
export const MonResultat = Resultat.extend({
  /** Those among whom the place is told. */
  nb_classes: Count,
  course: z.strictObject({ slug: z.string(), nom: z.string(), ville: Text }),
  epreuve: z.strictObject({
    id: Id,
    nom: z.string(),
    distance: Metres.nullable(),
    denivele: Metres.nullable(),
  }),
  date: Day,
  /** My outing that was this race, when one of mine agrees with it (produit 9.14). */
  activites_id: Id.nullable(),
  relais: Relais.optional(),
})
export type MonResultat = z.infer<typeof MonResultat>

/** The same, as it is said of my outing. */
export const ResultatDeSortie = MonResultat.pick({
  course: true,
  epreuve: true,
  date: true,
  temps: true,
  rang: true,
  sexe: true,
  statut: true,
  nb_classes: true,
})
export type ResultatDeSortie = z.infer<typeof ResultatDeSortie>

/** What I asked an organiser and what waits for their answer, with the race that it is of. */
export const MaDemande = Demande.extend({
  course: MonResultat.shape.course,
  epreuve: z.strictObject({ id: Id, nom: z.string() }),
  date: Day,
})
export type MaDemande = z.infer<typeof MaDemande>

/** What my results come to, and one page of them, the latest first. */
export const Palmares = z.strictObject({
  nb: Count,
  /** Races that I finished. */
  arrivees: Count,
  /** How often I was among the first three, of all or of my sex. */
  podiums: Count,
  /** Sum of the distances that I finished, where they are known. */
  metres: Metres,
  resultats: z.array(MonResultat),
  /** All that waits, on every page the same: they are no results yet and count for nothing. */
  demandes: z.array(MaDemande),
})
export type Palmares = z.infer<typeof Palmares>
