import { OBJECTIFS_SEANCE } from '@foulee/domain/entrainement/seance'
import { SPORTS } from '@foulee/domain/shared/sport'
import * as z from 'zod'
import { ParcoursCard } from '../parcours/parcours.ts'
import { Day, Id, Instant, Metres, Text } from '../shared/fields.ts'
import { Auteur, Totaux } from './seance.ts'
import { Step } from './step.ts'

export const ETATS_ENTRAINEMENT = ['prevu', 'fait', 'manque', 'retire'] as const

/** What was done of a training, apart from what was planned. */
export const Fait = z.strictObject({
  le: Instant,
  /** Seconds, metres, effort felt from 1 to 10. */
  duree: z.int().nullable(),
  distance: Metres.nullable(),
  rpe: z.int().min(1).max(10).nullable(),
  mots: Text,
  /** Minutes × effort felt (Foster 1998); null when one of them is not told. */
  charge: z.int().nullable(),
  /** The outing that it was. */
  activites_id: Id.nullable(),
})
export type Fait = z.infer<typeof Fait>

/** A training on somebody's calendar. */
export const Entrainement = z.strictObject({
  id: Id,
  seances_id: Id.nullable(),
  /** The plan that it belongs to, as its member follows it. */
  suivi: z.strictObject({ id: Id, titre: z.string(), slug: Text, semaine: z.int() }).nullable(),
  /** The coach who put it there. */
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
  /** The day that it was first given. */
  prevu_le: Day,
  etat: z.enum(ETATS_ENTRAINEMENT),
  /** How much of it is left to do after a pause (1 is all), and whether its hard parts are run easily. */
  part: z.number(),
  facile: z.boolean(),
  tags: z.array(z.string()),
  note: Text,
  /** When it was marked, with what was done; null until it is. */
  fait: Fait.nullable(),
  version: z.int(),
})
export type Entrainement = z.infer<typeof Entrainement>

/** A training as an act left it, with the ids of the acts by which that is taken back. */
export const EntrainementChange = z.strictObject({ ...Entrainement.shape, gestes: z.array(Id) })
export type EntrainementChange = z.infer<typeof EntrainementChange>

/** One act on a calendar, which can be taken back. */
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
  /** Who did it: null for oneself. */
  par: Text,
  nb: z.int(),
  le: Instant,
  annule_le: Instant.nullable(),
})
export type Geste = z.infer<typeof Geste>

/** How much of a training is left to do (1 is all), and whether its hard parts are run easily. */
export const Forme = z.strictObject({
  part: z.number().min(0.1).max(1),
  facile: z.boolean(),
})

/** Routes for a long session of a plan that leads to a race. */
export const ParcoursSortie = z.strictObject({
  epreuve: z.strictObject({ nom: z.string(), url: z.string() }),
  /** Around which town they are looked for: one's own, else the race's; null where neither is known. */
  autour: z.strictObject({ nom: z.string(), est_course: z.boolean() }).nullable(),
  /** What the session is worth, by one's own VMA where one is known. */
  km_effort: z.number(),
  a_vma: z.boolean(),
  parcours: z.array(z.strictObject({ parcours: ParcoursCard, raisons: z.array(z.string()) })),
})
export type ParcoursSortie = z.infer<typeof ParcoursSortie>

/** What the product would change of a calendar; the sentence says why. */
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
  /** How the run of a plan goes on, for what is proposed about its race; null for what is not. */
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
