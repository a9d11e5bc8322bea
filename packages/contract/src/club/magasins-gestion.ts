import { CATEGORIES, ETATS_MAGASIN, MAX_MARQUES, SERVICES } from '@foulee/domain/club/magasin'
import * as z from 'zod'
import {
  Id,
  IdParam,
  Instant,
  line,
  nameLine,
  Position,
  paragraph,
  Text,
} from '../shared/fields.ts'
import { created, data, endpoints, list } from '../shared/kit.ts'
import { organisationCalls } from '../shared/organisation-calls.ts'
import { FormVersion } from '../shared/publication.ts'
import {
  Createur,
  Equipe,
  email,
  InviteStructure,
  noLogo,
  site,
  telephone,
} from '../shared/structures.ts'
import { Horaires, MagasinCard, Pays } from './magasins.ts'

export const MonMagasin = MagasinCard.omit({ photo: true, reductions: true }).extend({
  description: Text,
  site: Text,
  email: Text,
  telephone: Text,
  etat: z.enum(ETATS_MAGASIN),
  version: z.int(),
  created_at: Instant,
  updated_at: Instant,
})
export type MonMagasin = z.infer<typeof MonMagasin>

export const MagasinGestion = Equipe.extend({ magasin: MonMagasin })
export type MagasinGestion = z.infer<typeof MagasinGestion>

export const MagasinInvite = InviteStructure.omit({ id: true }).extend({ magasins_id: Id })
export type MagasinInvite = z.infer<typeof MagasinInvite>

export const MagasinAVerifier = MonMagasin.extend({ createur: Createur })
export type MagasinAVerifier = z.infer<typeof MagasinAVerifier>

const CATEGORIE_NAMES = CATEGORIES.map(({ categorie }) => categorie)

/** Partial update: an empty text clears the value. */
const fields = {
  nom: nameLine(120),
  description: paragraph(5_000),
  adresse: line(200, 0),
  ville: line(120, 0),
  code_postal: line(12, 0),
  pays: Pays,
  position: Position.nullable(),
  site,
  email,
  telephone,
  categories: z.array(z.enum(CATEGORIE_NAMES)).max(CATEGORIES.length),
  marques: z.array(line(40)).max(MAX_MARQUES),
  services: z.array(z.enum(SERVICES as [string, ...string[]])).max(SERVICES.length),
  horaires: Horaires.nullable(),
  est_ferme: z.boolean(),
  logo: noLogo,
}
const Fields = z.object(fields).partial()
export type MagasinFields = z.output<typeof Fields>

const MINE = ['magasin_introuvable', 'acces_refuse'] as const

export const magasinsGestion = endpoints({
  'POST /api/magasins': {
    summary:
      'Propose un magasin, dont on devient membre et que l’équipe vérifie avant qu’il paraisse. Ceux de l’équipe paraissent aussitôt.',
    access: 'publier',
    body: Fields.omit({ logo: true, est_ferme: true }).extend({ nom: fields.nom }),
    reply: created(MonMagasin),
    errors: ['trop_de_demandes'],
  },
  'POST /api/magasins/update/{id}': {
    summary:
      'Change les champs envoyés d’un magasin\u00a0; avec `version`, seulement si personne n’a enregistré la même partie depuis. En JSON, ou en formulaire avec un fichier `logo`.',
    access: 'member',
    params: z.object({ id: IdParam }),
    multipart: 'optional',
    files: ['logo'],
    body: Fields.extend({ version: FormVersion.optional() }),
    reply: data(MonMagasin),
    errors: [...MINE, 'version_depassee', 'service_indisponible'],
  },
  'POST /api/magasins/mes-magasins': {
    summary: 'Les magasins dont je suis membre.',
    access: 'member',
    isRead: true,
    reply: list(MonMagasin),
  },
  ...organisationCalls('magasins', {
    words: {
      un: 'un magasin',
      mien: 'un de mes magasins',
      quel: 'quel magasin',
      gerer: 'tenir',
      inviter: 'tenir la page d’un de mes magasins',
      le: 'le',
      aVerifier: 'Les magasins proposés que l’équipe n’a pas encore vus, les plus anciens d’abord.',
      verifier:
        'Vérifie un magasin proposé, ou le refuse avec un motif que ses membres lisent\u00a0: il n’est pas gardé.',
    },
    gestion: MagasinGestion,
    invite: MagasinInvite,
    aVerifier: MagasinAVerifier,
    missing: 'magasin_introuvable',
    refusals: ['magasin_deja_vu'],
  }),
})
