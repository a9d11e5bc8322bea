import { FREQUENCE_NAMES, NIVEAU_CARTE_NAMES } from '@foulee/domain/club/carte'
import * as z from 'zod'
import { Id, IdParam, Instant, line, paragraph } from '../shared/fields.ts'
import { created, data, endpoints, list } from '../shared/kit.ts'

const Niveau = z.strictObject({ code: z.enum(NIVEAU_CARTE_NAMES), nom: z.string() })

export const Remise = z.strictObject({
  id: Id,
  titre: z.string(),
  magasin: z.string(),
  magasin_slug: z.string(),
  remis_le: Instant,
})

export const Carte = z.strictObject({
  /** EAN-13. */
  numero: z.string(),
  prenom: z.string(),
  points: z.int(),
  niveau: Niveau,
  suivant: z.strictObject({ nom: z.string(), points: z.int(), manque: z.int() }).nullable(),
  remises: z.array(Remise),
})
export type Carte = z.infer<typeof Carte>

export const Avantage = z.strictObject({
  id: Id,
  titre: z.string(),
  conditions: z.string(),
  niveau: Niveau,
  frequence: z.enum(FREQUENCE_NAMES),
  ferme_le: Instant.nullable(),
  nb_remises: z.int().min(0),
})
export type Avantage = z.infer<typeof Avantage>

export const MagasinCarte = z.strictObject({
  id: Id,
  nom: z.string(),
  slug: z.string(),
  avantages: z.array(Avantage),
})
export type MagasinCarte = z.infer<typeof MagasinCarte>

/** Data shown to a shop that scans a card: first name and level, nothing else. */
export const LectureCarte = z.strictObject({
  numero: z.string(),
  prenom: z.string(),
  niveau: Niveau,
  avantages: z.array(
    z.strictObject({
      id: Id,
      titre: z.string(),
      conditions: z.string(),
      etat: z.enum(['possible', 'remis', 'niveau_trop_bas']),
      /** French reason why the advantage cannot be used; empty if it can. */
      phrase: z.string(),
    }),
  ),
})
export type LectureCarte = z.infer<typeof LectureCarte>

const numero = line(120)
const READ = ['carte_magasin_refuse', 'carte_introuvable', 'trop_de_demandes'] as const

export const cartes = endpoints({
  'POST /api/carte': {
    summary: 'Ma carte\u00a0: numéro, niveau, ce que des magasins m’ont remis.',
    access: 'member',
    reply: data(Carte),
  },
  'POST /api/carte/magasins': {
    summary: 'Les magasins que je tiens, avec ce qu’ils donnent sur présentation de la carte.',
    access: 'member',
    isRead: true,
    reply: list(MagasinCarte),
  },
  'POST /api/carte/lire': {
    summary:
      'Lit une carte pour un magasin que je tiens\u00a0: prénom, niveau et avantages possibles.',
    access: 'member',
    isRead: true,
    body: z.object({ magasins_id: Id, numero }),
    reply: data(LectureCarte),
    errors: READ,
  },
  'POST /api/carte/remettre': {
    summary: 'Note qu’un avantage a été remis, une fois quoi qu’il arrive.',
    access: 'member',
    body: z.object({ magasins_id: Id, numero, avantages_id: Id }),
    reply: data(LectureCarte),
    errors: [
      ...READ,
      'avantage_introuvable',
      'avantage_ferme',
      'avantage_deja_remis',
      'niveau_trop_bas',
    ],
  },
  'POST /api/carte/avantages/create': {
    summary: 'Ajoute un avantage à un magasin que je tiens.',
    access: 'member',
    body: z.object({
      magasins_id: Id,
      titre: line(120),
      conditions: paragraph(400).default(''),
      niveau: z.enum(NIVEAU_CARTE_NAMES),
      frequence: z.enum(FREQUENCE_NAMES),
    }),
    reply: created(Avantage),
    errors: ['carte_magasin_refuse', 'trop_d_elements'],
  },
  'POST /api/carte/avantages/{id}/fermer': {
    summary: 'Ne donne plus un avantage\u00a0; ce qui a été remis reste.',
    access: 'member',
    params: z.object({ id: IdParam }),
    reply: data(MagasinCarte),
    errors: ['avantage_introuvable'],
  },
})
