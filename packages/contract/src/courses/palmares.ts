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

export const Relais = z.strictObject({ equipe: z.string(), numero: Rang, temps: Count.nullable() })

export const MonResultat = Resultat.extend({
  nb_classes: Count,
  course: z.strictObject({ slug: z.string(), nom: z.string(), ville: Text }),
  epreuve: z.strictObject({
    id: Id,
    nom: z.string(),
    distance: Metres.nullable(),
    denivele: Metres.nullable(),
  }),
  date: Day,
  activites_id: Id.nullable(),
  relais: Relais.optional(),
})
export type MonResultat = z.infer<typeof MonResultat>

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

export const MaDemande = Demande.extend({
  course: MonResultat.shape.course,
  epreuve: z.strictObject({ id: Id, nom: z.string() }),
  date: Day,
})
export type MaDemande = z.infer<typeof MaDemande>

export const Palmares = z.strictObject({
  nb: Count,
  arrivees: Count,
  /** Top three, overall or by sex. */
  podiums: Count,
  metres: Metres,
  resultats: z.array(MonResultat),
  /** Pending requests, on each page; not counted as results. */
  demandes: z.array(MaDemande),
})
export type Palmares = z.infer<typeof Palmares>
