import { OBJECTIFS_SEANCE } from '@foulee/domain/entrainement/seance'
import { SPORTS } from '@foulee/domain/shared/sport'
import * as z from 'zod'
import { ParcoursCard } from '../parcours/parcours.ts'
import { Day, Id, Instant, Metres, Text } from '../shared/fields.ts'
import { Auteur, Totaux } from './seance.ts'
import { Step } from './step.ts'

export const ETATS_ENTRAINEMENT = ['prevu', 'fait', 'manque', 'retire'] as const

export const Fait = z.strictObject({
  le: Instant,
  /** Seconds, metres, RPE from 1 to 10. */
  duree: z.int().nullable(),
  distance: Metres.nullable(),
  rpe: z.int().min(1).max(10).nullable(),
  mots: Text,
  /** Minutes × RPE (Foster 1998); null if either is unknown. */
  charge: z.int().nullable(),
  activites_id: Id.nullable(),
})
export type Fait = z.infer<typeof Fait>

export const Entrainement = z.strictObject({
  id: Id,
  seances_id: Id.nullable(),
  suivi: z.strictObject({ id: Id, titre: z.string(), slug: Text, semaine: z.int() }).nullable(),
  auteur: Auteur,
  titre: z.string(),
  sport: z.enum(SPORTS),
  objectif: z.enum(OBJECTIFS_SEANCE),
  description: z.string(),
  denivele: Metres.nullable(),
  raccourci: z.string(),
  steps: z.array(Step),
  totaux: Totaux,
  jour: Day,
  prevu_le: Day,
  etat: z.enum(ETATS_ENTRAINEMENT),
  /** Reduction after a pause (1 is none), and whether hard parts are run easily. */
  part: z.number(),
  facile: z.boolean(),
  tags: z.array(z.string()),
  note: Text,
  /** Route to run it on, where it is public, the athlete’s, or their coach’s. */
  parcours: z
    /** `est_ouvert`: its athlete may open it, which a draft of their coach is not. */
    .strictObject({ id: Id, titre: z.string(), est_ouvert: z.boolean() })
    .nullable(),
  fait: Fait.nullable(),
  version: z.int(),
})
export type Entrainement = z.infer<typeof Entrainement>

/** A session after a change, with the change ids that undo it. */
export const EntrainementChange = z.strictObject({ ...Entrainement.shape, gestes: z.array(Id) })
export type EntrainementChange = z.infer<typeof EntrainementChange>

export const Geste = z.strictObject({
  id: Id,
  geste: z.enum([
    'ajouter',
    'deplacer',
    'echanger',
    'retirer',
    'programmer',
    'adapter',
    'reprendre',
    'arreter',
    'recommencer',
  ]),
  raison: z.string(),
  par: Text,
  nb: z.int(),
  le: Instant,
  annule_le: Instant.nullable(),
})
export type Geste = z.infer<typeof Geste>

/** Reduction of a session (1 is none), and whether hard parts are run easily. */
export const Forme = z.strictObject({
  part: z.number().min(0.1).max(1),
  facile: z.boolean(),
})

export const ParcoursSortie = z.strictObject({
  epreuve: z.strictObject({ nom: z.string(), url: z.string() }),
  /** Centre of the search: the member’s town, else the race’s; null if unknown. */
  autour: z.strictObject({ nom: z.string(), est_course: z.boolean() }).nullable(),
  /** By the member’s VMA if known. */
  km_effort: z.number(),
  a_vma: z.boolean(),
  parcours: z.array(z.strictObject({ parcours: ParcoursCard, raisons: z.array(z.string()) })),
})
export type ParcoursSortie = z.infer<typeof ParcoursSortie>

export const Proposition = z.strictObject({
  code: z.enum([
    'deplacer',
    'laisser',
    'pause',
    'echanger',
    'course_deplacee',
    'autre_course',
    'test',
    'arreter',
  ]),
  phrase: z.string().min(1).max(1000),
  deplacements: z.array(z.strictObject({ id: Id, du: Day, au: Day })).max(400),
  abandons: z.array(z.strictObject({ id: Id, etat: z.enum(ETATS_ENTRAINEMENT) })).max(400),
  allegements: z.array(z.strictObject({ id: Id, avant: Forme, apres: Forme })).max(400),
  /** Continuation of the plan, for a proposal about its race; null otherwise. */
  suivi: z
    .strictObject({
      id: Id,
      etat: z.enum(['en_cours', 'termine', 'arrete']),
      epreuves_id: Id.nullable(),
      fin: Day,
    })
    .nullable()
    .default(null),
})
export type Proposition = z.infer<typeof Proposition>
