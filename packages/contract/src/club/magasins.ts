import { TYPES_EVENEMENT } from '@foulee/domain/club/evenement'
import { MAX_EXCEPTIONS, MAX_PLAGES } from '@foulee/domain/club/horaires'
import { PAYS } from '@foulee/domain/shared/pays'
import * as z from 'zod'
import { SocialLink } from '../membres/profil.ts'
import { Day, Id, IdOrSlug, Instant, line, Position, Text, Time } from '../shared/fields.ts'
import { FilterDefinition, filterQuery } from '../shared/filters.ts'
import { data, endpoints, file, list } from '../shared/kit.ts'
import { TUILE, Tuile } from '../shared/tuile.ts'
import { magasinFilters } from './magasin-filters.ts'

export const Pays = z.enum(PAYS as [string, ...string[]])

const Plage = z.strictObject({ debut: Time, fin: Time })
const Plages = z.array(Plage).max(MAX_PLAGES)

export const Horaires = z.strictObject({
  semaine: z.array(Plages).length(7),
  exceptions: z
    .array(z.strictObject({ jour: Day, plages: Plages, motif: line(80, 0).optional() }))
    .max(MAX_EXCEPTIONS),
  feries: z.enum(['ferme', 'comme_la_semaine']),
})

export const CategorieMagasin = z.strictObject({
  id: Id,
  nom: z.string(),
  categorie: z.string(),
})

const PeriodeReduction = z.strictObject({ debut: Instant, fin: Instant.nullable() })

export const MagasinCard = z.strictObject({
  id: Id,
  slug: z.string(),
  slug_key: z.string(),
  nom: z.string(),
  adresse: Text,
  ville: Text,
  code_postal: Text,
  departement: Text,
  pays: Pays,
  position: Position.nullable(),
  categories: z.array(z.string()),
  marques: z.array(z.string()),
  services: z.array(z.string()),
  horaires: Horaires.nullable(),
  fuseau: z.string(),
  /** Published discounts that are not over; the client clock tells which have begun. */
  reductions: z.array(PeriodeReduction),
  logo: Text,
  photo: Text,
})
export type MagasinCard = z.infer<typeof MagasinCard>

const EvenementDuMagasin = z.strictObject({
  id: Id,
  slug: z.string(),
  titre: z.string(),
  type: z.enum(TYPES_EVENEMENT),
  debut: Instant,
  fuseau: z.string(),
})

export const Magasin = MagasinCard.omit({ photo: true }).extend({
  description: Text,
  telephone: Text,
  site: Text,
  verifie: z.boolean(),
  est_ferme: z.boolean(),
  /** No member manages its page, so it can be claimed. */
  est_sans_membre: z.boolean(),
  updated_at: Instant,
  social: z.array(SocialLink.extend({ model: z.literal('magasin') })),
  photos: z.array(
    z.strictObject({
      id: Id,
      id_photo: Id,
      titre: Text,
      description: Text,
      ordre: z.int(),
      url: z.string(),
      largeur: z.int(),
      hauteur: z.int(),
      position: Position.nullable(),
    }),
  ),
  evenements: z.array(EvenementDuMagasin),
})
export type Magasin = z.infer<typeof Magasin>

export const magasins = endpoints({
  'POST /api/shop/categories': {
    summary: 'Les rayons des magasins.',
    access: 'public',
    isRead: true,
    reply: list(CategorieMagasin),
  },
  'GET /api/magasins': {
    summary:
      'Magasins que tout le monde voit, filtrés et triés\u00a0; `my=1`\u00a0: ceux dont je suis membre.',
    access: 'public',
    query: filterQuery(magasinFilters),
    reply: list(MagasinCard),
  },
  'GET /api/magasins/{slug}': {
    summary: 'Un magasin, par son identifiant ou son slug.',
    access: 'public',
    params: z.object({ slug: IdOrSlug }),
    reply: data(Magasin),
    errors: ['magasin_introuvable'],
  },
  'GET /api/filtres/magasins': {
    summary: 'Les filtres des magasins, avec leurs options.',
    access: 'public',
    reply: data(z.record(z.string(), FilterDefinition)),
  },
  'GET /api/magasins/tuiles/{z}/{x}/{y}': {
    summary:
      'Une tuile vectorielle des magasins qui passent les filtres\u00a0: groupes de loin, un par un de près.',
    access: 'public',
    params: Tuile,
    query: filterQuery(magasinFilters),
    reply: file(TUILE),
  },
  'GET /api/magasins/departements': {
    summary: 'Le nombre de magasins par département, pour l’annuaire public.',
    access: 'public',
    reply: data(
      z.strictObject({
        departements: z.array(z.strictObject({ departement: z.string(), nb: z.int() })),
        nb: z.int(),
      }),
    ),
  },
})
