import { OBJECTIFS_PLAN } from '@foulee/domain/entrainement/plan'
import { NIVEAUX } from '@foulee/domain/membres/profil'
import { SPORTS } from '@foulee/domain/shared/sport'
import * as z from 'zod'
import { Cents, Id, IdOrSlug, IdParam, line, Metres, paragraph } from '../shared/fields.ts'
import { FilterDefinition, filterQuery } from '../shared/filters.ts'
import { formBoolean, formChoice, formJson } from '../shared/form-fields.ts'
import { created, data, endpoints, list } from '../shared/kit.ts'
import { FormVersion, LigneHistorique, moveBody } from '../shared/publication.ts'
import { MonPlan, Plan, PlanCard, PlanGestion, Semaines } from './plan.ts'
import { planFilters } from './plan-filters.ts'
import { GESTES_AUTEUR } from './seances.ts'

const metresOrNone = (max: number) =>
  formJson(Metres.max(max).nullable(), 'Indiquez un nombre entier de mètres, ou null.')

const Changes = z
  .object({
    titre: line(120, 0),
    description: paragraph(6000),
    sport: z.enum(SPORTS),
    niveau: formChoice(NIVEAUX),
    objectif: formChoice(OBJECTIFS_PLAN),
    distance_cible: metresOrNone(1_000_000),
    denivele_cible: metresOrNone(50_000),
    prix: formJson(Cents.max(100_000), 'Indiquez un prix en centimes, de 0 à 100\u202f000.'),
    premium: formBoolean,
    semaines: formJson(Semaines, 'Ces semaines ne peuvent pas être lues.'),
    version: FormVersion,
  })
  .partial()
export type PlanChanges = z.output<typeof Changes>

const MINE = ['plan_introuvable', 'acces_refuse'] as const
const ById = z.object({ id: IdParam })

export const plans = endpoints({
  'GET /api/coaching/plan': {
    summary: 'Les plans publiés\u00a0; avec `my=1` les miens, brouillons compris.',
    access: 'public',
    query: filterQuery(planFilters),
    reply: list(MonPlan),
    errors: ['session_absente'],
  },
  'GET /api/filtres/coaching/plan': {
    summary: 'Les filtres des plans, avec le nombre de plans sous chaque choix.',
    access: 'public',
    reply: data(z.record(z.string(), FilterDefinition)),
  },
  'GET /api/coaching/plan/{slug}': {
    summary: 'Un plan, par son nom d’adresse ou son identifiant.',
    access: 'public',
    params: z.object({ slug: IdOrSlug }),
    reply: data(Plan),
    errors: ['plan_introuvable'],
  },
  'POST /api/coaching/plan/store': {
    summary: 'Crée un plan, en brouillon\u00a0; `copie` reprend le contenu d’un des miens.',
    access: 'gerer_plans',
    body: z.object({ titre: line(120, 0).default(''), copie: Id.optional() }),
    reply: created(Plan),
    errors: ['plan_introuvable', 'trop_de_demandes'],
  },
  'GET /api/coaching/plan/{id}/gestion': {
    summary: 'Un de mes plans, avec ce qui lui manque, ses constats et ce que je peux en faire.',
    access: 'gerer_plans',
    params: ById,
    reply: data(PlanGestion),
    errors: MINE,
  },
  'POST /api/coaching/plan/{id}/update': {
    summary: 'Change les champs envoyés d’un de mes plans.',
    access: 'gerer_plans',
    multipart: true,
    params: ById,
    body: Changes,
    reply: data(PlanGestion),
    errors: [...MINE, 'version_depassee', 'requete_trop_longue'],
  },
  'POST /api/coaching/plan/{id}/etat': {
    summary: 'Soumet un plan, le reprend, le publie ou le renvoie à son auteur.',
    access: 'gerer_plans',
    params: ById,
    body: moveBody(GESTES_AUTEUR),
    reply: data(PlanGestion),
    errors: [...MINE, 'plan_incomplet', 'geste_impossible', 'email_non_verifie'],
  },
  'POST /api/coaching/plan/{id}/reparaitre': {
    summary:
      'Publie les semaines telles qu’elles sont écrites maintenant ; ceux qui suivent le plan gardent les leurs.',
    access: 'gerer_plans',
    params: ById,
    reply: data(PlanGestion),
    errors: [...MINE, 'plan_incomplet', 'geste_impossible'],
  },
  'POST /api/coaching/plan/{id}/destroy': {
    summary: 'Supprime un de mes plans\u00a0; ceux qui le suivent gardent leurs entraînements.',
    access: 'gerer_plans',
    params: ById,
    reply: data(z.null()),
    errors: MINE,
  },
  'GET /api/coaching/plan/{id}/historique': {
    summary: 'Ce qui a changé dans un de mes plans, et qui l’a changé, du plus récent.',
    access: 'gerer_plans',
    params: ById,
    query: filterQuery({}),
    reply: list(LigneHistorique),
    errors: MINE,
  },
  'GET /api/coaching/plan/a-valider': {
    summary: 'Les plans qui attendent une réponse de l’équipe, les plus anciens d’abord.',
    access: 'moderer',
    query: filterQuery({}),
    reply: list(PlanCard),
  },
})
