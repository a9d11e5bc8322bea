import * as z from 'zod'
import { Day, Id, IdOrSlug, IdParam, Metres, paragraph, Text } from '../shared/fields.ts'
import { filterQuery } from '../shared/filters.ts'
import { created, data, endpoints, list } from '../shared/kit.ts'
import { Entrainement } from './entrainement.ts'
import { JourSemaine, SemaineLue } from './plan.ts'
import { Auteur } from './seance.ts'

const ETATS_SUIVI = ['demande', 'refuse', 'accorde', 'en_cours', 'termine', 'arrete'] as const

export const Suivi = z.strictObject({
  id: Id,
  etat: z.enum(ETATS_SUIVI),
  titre: z.string(),
  plan: z.strictObject({ id: Id, slug: z.string(), nb_semaines: z.int() }).nullable(),
  coach: Auteur,
  debut: Day.nullable(),
  fin: Day.nullable(),
  jours: z.array(JourSemaine),
  jour_long: JourSemaine.nullable(),
  /** Target race, and whether it is unchanged since it was chosen. */
  epreuve: z
    .strictObject({
      id: Id,
      nom: z.string(),
      url: z.string(),
      date: Day.nullable(),
      est_annulee: z.boolean(),
    })
    .nullable(),
  avis: z.array(z.string()),
  /** Sentence on the climb of long sessions; null for a flat race, or without one. */
  montee: Text,
  nb: z.strictObject({ prevus: z.int(), faits: z.int(), manques: z.int(), a_venir: z.int() }),
  message: Text,
  reponse: Text,
  est_ancien: z.boolean(),
})
export type Suivi = z.infer<typeof Suivi>

export const SuiviEntier = Suivi.extend({
  semaines: z.array(SemaineLue),
  entrainements: z.array(Entrainement),
})
export type SuiviEntier = z.infer<typeof SuiviEntier>

/** A run after a change, with the change ids that undo it. */
export const SuiviChange = Suivi.extend({ gestes: z.array(Id) })

/** Start on a day, or schedule backwards from a race or a day. */
const Demande = z.object({
  /** Id of the run (`Suivi`), not of the plan. */
  id: Id,
  debut: Day.optional(),
  fin: Day.optional(),
  epreuves_id: Id.optional(),
  jours: z.array(JourSemaine).min(1).max(7),
  jour_long: JourSemaine.optional(),
})
export type Demande = z.output<typeof Demande>

export const Apercu = z.strictObject({
  debut: Day,
  fin: Day,
  lignes: z.array(
    z.strictObject({
      semaine: z.int(),
      cle: Id,
      jour: Day,
      titre: z.string(),
      /** Elevation gain set by the author or by the race; null for any terrain. */
      denivele: Metres.nullable(),
    }),
  ),
  deniveles: z.array(z.strictObject({ semaine: z.int(), denivele: Metres })),
  laissees: z.array(
    z.strictObject({ semaine: z.int(), cle: Id, titre: z.string(), raison: z.string() }),
  ),
  notes: z.array(z.string()),
  conflits: z.array(z.strictObject({ jour: Day, message: z.string() })),
})
export type Apercu = z.infer<typeof Apercu>

export const DemandePlan = z.strictObject({
  id: Id,
  plan: z.strictObject({ id: Id, slug: z.string(), titre: z.string() }),
  athlete: z.strictObject({ id: Id, nom: z.string() }),
  message: Text,
  etat: z.enum(ETATS_SUIVI),
  created_at: z.iso.datetime({ offset: true }),
})
export type DemandePlan = z.infer<typeof DemandePlan>

const ById = z.object({ id: IdParam })
const MINE = ['suivi_introuvable'] as const
const SCHEDULE = [...MINE, 'epreuve_introuvable', 'programmation_impossible'] as const

export const programmation = endpoints({
  'POST /api/training/plan': {
    summary: 'Les plans que je suis ou que j’ai demandés, les plus récents d’abord.',
    access: 'member',
    isRead: true,
    query: filterQuery({}),
    reply: list(Suivi),
  },
  'POST /api/training/plan/{id}': {
    summary: 'Un plan que je suis, avec toutes ses semaines et mes entraînements.',
    access: 'member',
    isRead: true,
    params: ById,
    reply: data(SuiviEntier),
    errors: MINE,
  },
  'POST /api/training/plan/start': {
    summary:
      'Commence un plan gratuit, ou réservé aux membres premium quand on l’est\u00a0; demande les autres à leur coach, avec un `message`.',
    access: 'member',
    body: z.object({ plan: IdOrSlug, message: paragraph(1000).default('') }),
    reply: created(Suivi),
    errors: ['plan_introuvable', 'plan_premium', 'plan_deja_suivi', 'trop_de_demandes'],
  },
  'POST /api/training/plan/preview': {
    summary: 'Ce que donnerait la programmation d’un plan, avec ses conflits. Rien n’est écrit.',
    access: 'member',
    isRead: true,
    body: Demande,
    reply: data(Apercu),
    errors: SCHEDULE,
  },
  'POST /api/training/plan/schedule': {
    summary:
      'Met un plan à mon agenda, depuis un jour ou à rebours d’une épreuve\u00a0; ce qui était prévu et n’est pas fait change de jour.',
    access: 'member',
    isCreation: true,
    body: Demande,
    reply: data(SuiviEntier),
    errors: SCHEDULE,
  },
  'POST /api/training/plan/stop/{id}': {
    summary:
      'Arrête un plan, ou retire une demande\u00a0: ce qui est à venir quitte l’agenda, ce qui est fait reste.',
    access: 'member',
    isCreation: true,
    params: ById,
    reply: data(SuiviChange),
    errors: MINE,
  },
  'POST /api/buy/reset/{id}': {
    summary:
      'Recommence un plan que je suis\u00a0: ce qui est à venir quitte l’agenda, ce qui est fait ou déjà retiré reste.',
    access: 'member',
    isCreation: true,
    params: ById,
    reply: data(SuiviChange),
    errors: [...MINE, 'plan_deja_suivi'],
  },
  'POST /api/coaching/plan/demandes': {
    summary: 'Ce que des membres demandent de mes plans, les plus anciennes demandes d’abord.',
    access: 'gerer_plans',
    isRead: true,
    query: filterQuery({}),
    reply: list(DemandePlan),
  },
  'POST /api/coaching/plan/demandes/{id}': {
    summary: 'Accorde un de mes plans à qui le demande, ou le refuse.',
    access: 'gerer_plans',
    params: ById,
    body: z.object({
      reponse: z.enum(['accorder', 'refuser']),
      message: paragraph(1000).default(''),
    }),
    reply: data(DemandePlan),
    errors: ['suivi_introuvable', 'geste_impossible'],
  },
})
