import { ETATS_AGENCE, readImmatriculation } from '@foulee/domain/sejours/immatriculation'
import { PAYS } from '@foulee/domain/shared/pays'
import * as z from 'zod'
import { SocialLink } from '../membres/profil.ts'
import {
  Id,
  IdOrSlug,
  IdParam,
  Instant,
  line,
  nameLine,
  paragraph,
  Text,
} from '../shared/fields.ts'
import { created, data, endpoints, list } from '../shared/kit.ts'
import { organisationCalls } from '../shared/organisation-calls.ts'
import {
  Createur,
  Equipe,
  email,
  InviteStructure,
  noLogo,
  site,
  telephone,
} from '../shared/structures.ts'
import { Voyage, VoyageCard } from './voyages.ts'

const Pays = z.enum(PAYS as [string, ...string[]])

const shown = {
  id: Id,
  slug: z.string(),
  nom: z.string(),
  description: Text,
  adresse: Text,
  ville: Text,
  code_postal: Text,
  pays: Pays,
  site: Text,
  /** Middle width; URLs of other widths derive from it (`domain/image.ts`). */
  logo: Text,
  immatriculation: Text,
  garant: Text,
  garant_adresse: Text,
  assureur: Text,
  assureur_adresse: Text,
  verifie: z.boolean(),
}

export const AgencePage = z.strictObject({
  ...shown,
  social: z.array(SocialLink.extend({ model: z.literal('agence') })),
  photos: Voyage.shape.photos,
  partners: Voyage.shape.partners,
  actualites: Voyage.shape.actualites,
  extensions: Voyage.shape.extensions,
  nb_voyages: z.int(),
  voyages: z.array(VoyageCard),
})
export type AgencePage = z.infer<typeof AgencePage>

export const Agence = z.strictObject({
  ...shown,
  /** Receives travellers’ messages; never public. */
  email: Text,
  telephone: Text,
  etat: z.enum(ETATS_AGENCE),
  refus_motif: Text,
  is_public: z.boolean(),
  nb_voyages: z.int(),
  created_at: Instant,
})
export type Agence = z.infer<typeof Agence>

export const AgenceGestion = Equipe.extend({ agence: Agence })
export type AgenceGestion = z.infer<typeof AgenceGestion>

export const AgenceInvite = InviteStructure.omit({ id: true }).extend({ agences_id: Id })
export type AgenceInvite = z.infer<typeof AgenceInvite>

export const AgenceAVerifier = Agence.extend({ createur: Createur })
export type AgenceAVerifier = z.infer<typeof AgenceAVerifier>

export const VoyageContact = z.strictObject({
  voyage: z.strictObject({ id: Id, slug: z.string(), titre: z.string() }),
  agence: z.strictObject({ id: Id, slug: z.string(), nom: z.string(), verifie: z.boolean() }),
  /**
   * Delivery: conversation with the agency; mail if no member of it has an account; none to
   * oneself.
   */
  voie: z.enum(['discussion', 'mail', 'a_soi']),
})
export type VoyageContact = z.infer<typeof VoyageContact>

const immatriculation = z
  .string()
  .max(60)
  .transform((texte, context) => {
    if (!texte.trim()) return ''
    const read = readImmatriculation(texte)
    if ('numero' in read) return read.numero
    context.addIssue({ code: 'custom', message: read.message })
    return z.NEVER
  })

const Fields = z.object({
  id: z.union([Id, IdParam], { error: 'Indiquez un identifiant.' }).optional(),
  nom: nameLine(120).optional(),
  description: paragraph(5_000).optional(),
  adresse: line(200, 0).optional(),
  ville: line(120, 0).optional(),
  /** Checked against the country (`domain/pays.ts`). */
  code_postal: line(12, 0).optional(),
  pays: Pays.optional(),
  site: site.optional(),
  email: email.optional(),
  telephone: telephone.optional(),
  immatriculation: immatriculation.optional(),
  garant: line(200, 0).optional(),
  garant_adresse: paragraph(300).optional(),
  assureur: line(200, 0).optional(),
  assureur_adresse: paragraph(300).optional(),
  logo: noLogo.optional(),
})
export type AgenceFields = z.output<typeof Fields>

const MINE = ['agence_introuvable', 'acces_refuse'] as const

export const agences = endpoints({
  'POST /api/voyages/agences': {
    summary:
      'Crée une agence, dont on devient membre\u00a0; avec `id`, change les champs envoyés. En JSON, ou en formulaire avec un fichier `logo`. Changer le nom ou un papier d’une agence vérifiée la remet devant l’équipe.',
    access: 'publier',
    multipart: 'optional',
    files: ['logo'],
    body: Fields,
    reply: created(Agence),
    errors: [...MINE, 'trop_de_demandes', 'service_indisponible'],
  },
  'POST /api/voyages/agences/my': {
    summary: 'Les agences dont je suis membre.',
    access: 'member',
    isRead: true,
    reply: list(Agence),
  },
  'GET /api/agences/{id}': {
    summary: 'Une agence, ses papiers et ses séjours, par son identifiant ou son slug.',
    access: 'public',
    params: z.object({ id: IdOrSlug }),
    reply: data(AgencePage),
    errors: ['agence_introuvable'],
  },
  ...organisationCalls('agences', {
    words: {
      un: 'une agence',
      mien: 'une de mes agences',
      quel: 'quelle agence',
      gerer: 'gérer',
      inviter: 'gérer une de mes agences',
      le: 'la',
      aVerifier:
        'Les agences dont l’équipe n’a pas encore vu les papiers, les plus anciennes d’abord.',
      verifier:
        'Vérifie une agence, ou refuse ses papiers avec un motif que ses membres lisent\u00a0: elle peut les corriger.',
    },
    gestion: AgenceGestion,
    invite: AgenceInvite,
    aVerifier: AgenceAVerifier,
    missing: 'agence_introuvable',
    refusals: ['agence_deja_vue'],
  }),
  'POST /api/agences/del': {
    summary:
      'Supprime une de mes agences et ses brouillons\u00a0; jamais tant qu’elle a des séjours publiés, ni si elle a reçu des réservations.',
    access: 'member',
    body: z.object({ id: Id }),
    reply: data(z.null()),
    errors: [...MINE, 'agence_avec_sejours', 'agence_avec_reservations'],
  },
  'GET /api/voyages/{id}/contact': {
    summary: 'Le séjour et l’agence à qui l’on va écrire.',
    access: 'member',
    params: z.object({ id: IdOrSlug }),
    reply: data(VoyageContact),
    errors: ['voyage_introuvable'],
  },
  'POST /api/voyages/{id}/contact': {
    summary:
      'Écrit à l’agence d’un séjour, dans ma discussion avec elle. Si personne de l’agence n’a de compte, le message part par email à son adresse, avec la mienne pour la réponse, et j’en reçois une copie.',
    access: 'ecrire_message',
    isCreation: true,
    params: z.object({ id: IdOrSlug }),
    body: z.object({
      message: paragraph(4_500).min(
        10,
        'Écrivez quelques mots de plus, pour que l’on vous comprenne.',
      ),
      /** Idempotency key of the form. */
      client_id: z.uuid().optional(),
    }),
    reply: data(z.strictObject({ channels_id: Id.nullable() })),
    errors: ['voyage_introuvable', 'agence_sans_adresse', 'contact_a_soi', 'trop_de_demandes'],
  },
})
