import { THIRDS } from '@foulee/domain/membres/externe'
import * as z from 'zod'
import { Email, nameLine } from '../shared/fields.ts'
import { data, endpoints, list } from '../shared/kit.ts'
import { SignedIn } from './session.ts'

const Third = z.enum(THIRDS)
/** Secrets that this API made: 256 bits in base64url. */
const Secret = z.string().min(43).max(100)

/** A service that signs in here, as its button names it. */
export const ExternalProvider = z.strictObject({ third: Third, label: z.string() })
export type ExternalProvider = z.infer<typeof ExternalProvider>

/** One of my accounts elsewhere. */
export const ExternalAccount = z.strictObject({
  third: Third,
  label: z.string(),
  email: z.string().nullable(),
  created_at: z.iso.datetime({ offset: true }),
  /** Not when it is the only way in. */
  peut_delier: z.boolean(),
})
export type ExternalAccount = z.infer<typeof ExternalAccount>

/** What the callback page received, then what its forms add. */
const ExternalReturn = z.object({
  state: Secret,
  /** Given to the browser that started, by the call that started. */
  secret: Secret,
  code: z.string().max(8000).optional(),
  iss: z.string().max(500).optional(),
  error: z.string().max(200).optional(),
  remember: z.boolean().default(false),
  /** The password of the account that has the same email. */
  password: z.string().min(1).max(200).optional(),
  /** Read only when the provider gives no email of its own that it vouches for. */
  email: Email.optional(),
  prenom: nameLine(80).optional(),
  nom: nameLine(80).optional(),
  cgu: z.literal(true, 'Acceptez les conditions générales pour créer un compte.').optional(),
})

/** Where the sign-in stands. The steps that ask are answered by the same call, with what they ask. */
export const ExternalStep = z.discriminatedUnion('etape', [
  SignedIn.extend({ etape: z.literal('connecte') }),
  z.strictObject({ etape: z.literal('relie') }),
  z.strictObject({ etape: z.literal('mot_de_passe_requis'), email: z.string() }),
  z.strictObject({
    etape: z.literal('inscription_requise'),
    /** Empty when the provider gives none. */
    email: z.string(),
    /** The provider vouches for it: it cannot be changed, and needs no mail. */
    email_verifie: z.boolean(),
    prenom: z.string(),
    nom: z.string(),
  }),
])
export type ExternalStep = z.infer<typeof ExternalStep>

export const external = endpoints({
  'GET /api/auth/external': {
    summary: 'Les services qui permettent de se connecter ici.',
    access: 'public',
    reply: list(ExternalProvider),
  },
  'GET /api/auth/external/{third}': {
    summary: 'Commence une connexion par un autre service, ou le relie au compte connecté.',
    access: 'public',
    params: z.object({ third: Third }),
    reply: data(
      z.strictObject({
        /** Where to send the browser. */
        url: z.string(),
        state: z.string(),
        /** To be kept by the browser and given back at the end. */
        secret: z.string(),
      }),
    ),
    errors: ['externe_inconnu', 'externe_indisponible', 'trop_de_demandes'],
  },
  'POST /api/auth/external/{third}': {
    summary: 'Termine une connexion par un autre service, ou dit ce qui manque pour cela.',
    access: 'public',
    params: z.object({ third: Third }),
    body: ExternalReturn,
    reply: data(ExternalStep),
    errors: [
      'externe_inconnu',
      'externe_depasse',
      'externe_autre_navigateur',
      'externe_autre_compte',
      'externe_annule',
      'externe_refuse',
      'externe_deja_relie',
      'externe_un_par_service',
      'externe_indisponible',
      'identifiants_invalides',
      'compte_suspendu',
      'email_deja_pris',
      'trop_de_demandes',
    ],
  },
  'GET /api/auth/comptes-externes': {
    summary: 'Mes comptes ailleurs qui me connectent ici.',
    access: 'member',
    reply: list(ExternalAccount),
  },
  'POST /api/auth/comptes-externes/del': {
    summary: 'Délie un de mes comptes ailleurs.',
    access: 'member',
    body: z.object({ third: Third }),
    reply: data(z.null()),
    errors: ['externe_non_relie', 'externe_seul_acces'],
  },
})
