import * as z from 'zod'
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
import { CourseCard } from './courses.ts'

const shown = {
  id: Id,
  slug: z.string(),
  nom: z.string(),
  description: Text,
  ville: Text,
  code_postal: Text,
  site: Text,
  logo: Text,
  verifie: z.boolean(),
}

export const OrganisateurPage = z.strictObject({
  ...shown,
  nb_courses: z.int(),
  nb_evenements: z.int().min(0),
  courses: z.array(CourseCard),
})
export type OrganisateurPage = z.infer<typeof OrganisateurPage>

export const Organisateur = z.strictObject({
  ...shown,
  email: Text,
  telephone: Text,
  is_public: z.boolean(),
  nb_courses: z.int(),
  created_at: Instant,
})
export type Organisateur = z.infer<typeof Organisateur>

export const OrganisateurGestion = Equipe.extend({ organisateur: Organisateur })
export type OrganisateurGestion = z.infer<typeof OrganisateurGestion>

export const OrganisateurInvite = InviteStructure.omit({ id: true }).extend({
  organisateurs_id: Id,
})
export type OrganisateurInvite = z.infer<typeof OrganisateurInvite>

export const OrganisateurAVerifier = Organisateur.extend({
  createur: Createur,
})
export type OrganisateurAVerifier = z.infer<typeof OrganisateurAVerifier>

const code_postal = z
  .string()
  .trim()
  .regex(/^$|^\d{5}$/, { error: 'Indiquez un code postal de cinq chiffres, par exemple 38000.' })
const Fields = z.object({
  id: z.union([Id, IdParam], { error: 'Indiquez un identifiant.' }).optional(),
  nom: nameLine(120).optional(),
  description: paragraph(5_000).optional(),
  ville: line(120, 0).optional(),
  code_postal: code_postal.optional(),
  site: site.optional(),
  email: email.optional(),
  telephone: telephone.optional(),
  logo: noLogo.optional(),
})
export type OrganisateurFields = z.output<typeof Fields>

const MINE = ['organisateur_introuvable', 'acces_refuse'] as const

export const organisateurs = endpoints({
  'POST /api/courses/organisateurs': {
    summary:
      'Crée un organisateur, dont on devient membre\u00a0; avec `id`, change les champs envoyés. En JSON, ou en formulaire avec un fichier `logo`.',
    access: 'publier',
    multipart: 'optional',
    files: ['logo'],
    body: Fields,
    reply: created(Organisateur),
    errors: [...MINE, 'trop_de_demandes', 'service_indisponible'],
  },
  'POST /api/courses/organisateurs/my': {
    summary: 'Les organisateurs dont je suis membre.',
    access: 'member',
    isRead: true,
    reply: list(Organisateur),
  },
  'GET /api/organisateurs/{id}': {
    summary: 'Un organisateur et ses courses, par son identifiant ou son slug.',
    access: 'public',
    params: z.object({ id: IdOrSlug }),
    reply: data(OrganisateurPage),
    errors: ['organisateur_introuvable'],
  },
  ...organisationCalls('organisateurs', {
    words: {
      un: 'un organisateur',
      mien: 'un de mes organisateurs',
      quel: 'quel organisateur',
      gerer: 'gérer',
      inviter: 'gérer un de mes organisateurs',
      le: 'le',
      aVerifier: 'Les organisateurs que l’équipe n’a pas encore vus, les plus anciens d’abord.',
      verifier: 'Vérifie un organisateur, ou le refuse\u00a0: sans course, il est alors supprimé.',
    },
    gestion: OrganisateurGestion,
    invite: OrganisateurInvite,
    aVerifier: OrganisateurAVerifier,
    missing: 'organisateur_introuvable',
    refusals: ['organisateur_deja_verifie', 'organisateur_avec_courses'],
  }),
})
