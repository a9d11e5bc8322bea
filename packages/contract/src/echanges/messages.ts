import {
  ETATS_CANAL,
  GENRES_CONTACT,
  MESSAGES_DE,
  NON_LUS_MAX,
  OBJETS_CANAL,
  OBJETS_OUVERTS_MAX,
  PIECES_MESSAGE_MAX,
  TEXTE_MESSAGE_MAX,
  TYPES_CANAL,
} from '@foulee/domain/echanges/message'
import { RAYON_MESSAGE } from '@foulee/domain/parcours/rayons'
import { KINDS, type Kind } from '@foulee/domain/shared/kinds'
import * as z from 'zod'
import { Equipe, Id, IdParam, Instant, line, Metres, paragraph, Text } from '../shared/fields.ts'
import { created, data, endpoints, file, list } from '../shared/kit.ts'
import { Reactions } from './fil.ts'

const Count = z.int().min(0)

export const Correspondant = z.strictObject({
  users_id: Id.nullable(),
  nom: z.string(),
  avatar: Text,
  url: Text,
  equipe: Equipe,
})
export type Correspondant = z.infer<typeof Correspondant>

export const Canal = z.strictObject({
  id: Id,
  type: z.enum(TYPES_CANAL),
  nom: z.string(),
  /** Subtitle: « 12 personnes · Marathon de Grenoble, 4 avril ». */
  precision: z.string(),
  image: Text,
  objet: z.strictObject({ kind: z.enum(OBJETS_CANAL), id: Id }).nullable(),
  url: Text,
  interlocuteur: Correspondant.nullable(),
  nb_membres: Count,
  dernier: z
    .strictObject({
      id: Id,
      /** Excerpt without markup, or « Photo », « Tracé », « Message supprimé ». */
      extrait: z.string(),
      est_moi: z.boolean(),
      nom: z.string(),
      created_at: Instant,
    })
    .nullable(),
  nb_non_lus: z.int().min(0).max(NON_LUS_MAX),
  /** First unread message, where reading resumes. */
  premier_non_lu: Id.nullable(),
  est_muet: z.boolean(),
  etat: z.enum(ETATS_CANAL),
  droits: z.strictObject({
    ecrire: z.boolean(),
    gerer: z.boolean(),
    quitter: z.boolean(),
  }),
  /** French reason why posting is not allowed; null if allowed. */
  fermeture: Text,
})
export type Canal = z.infer<typeof Canal>

/** Attachment of a message: photo or track. URLs are signed for those who may read the message. */
export const Piece = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('photo'),
    id: Id,
    /** Expiring picture URLs; null while processing. */
    url: Text,
    url_petite: Text,
    largeur: Count.nullable(),
    hauteur: Count.nullable(),
  }),
  z.strictObject({
    kind: z.literal('trace'),
    id: Id,
    nom: z.string(),
    url: Text,
    distance: Metres,
    denivele: Metres.nullable(),
    ligne: z.string(),
  }),
])
export type Piece = z.infer<typeof Piece>

/** Link preview of an internal page, as visible to the reader. */
export const CarteLien = z.strictObject({
  url: z.string(),
  kind: z.enum(Object.keys(KINDS) as [Kind, ...Kind[]]),
  titre: z.string(),
  precision: z.string(),
  image: Text,
  /** Visible part of a parcours, as encoded polylines (5 decimals). */
  croquis: z.array(z.string()),
})
export type CarteLien = z.infer<typeof CarteLien>

export const Message = z.strictObject({
  id: Id,
  channels_id: Id,
  /** Idempotency key of the sending page. */
  client_id: z.uuid(),
  auteur: Correspondant,
  est_moi: z.boolean(),
  /** Source text with markup: **gras**, _italique_, `code`, lists, links. Empty once deleted. */
  texte: z.string(),
  reponse: z.strictObject({ id: Id, nom: z.string(), extrait: z.string() }).nullable(),
  pieces: z.array(Piece),
  cartes: z.array(CarteLien),
  reactions: Reactions,
  created_at: Instant,
  modifie_le: Instant.nullable(),
  supprime_le: Instant.nullable(),
  /** Hidden by staff after a report, with the reason; visible to its author only. */
  masque: z.strictObject({ le: Instant, motif: z.string() }).nullable(),
  droits: z.strictObject({ modifier: z.boolean(), supprimer: z.boolean(), signaler: z.boolean() }),
})
export type Message = z.infer<typeof Message>

export const Conversation = z.strictObject({
  /** `id` is null before the first message of a direct conversation. */
  canal: Canal.extend({ id: Id.nullable() }),
  messages: z.array(Message),
  nb: Count,
  page: z.int().min(1),
  /** Read markers in small channels; members who hide theirs are omitted. */
  lus: z.array(z.strictObject({ users_id: Id, messages_id: Id })),
})
export type Conversation = z.infer<typeof Conversation>

export const MessageTrouve = z.strictObject({ canal: Canal, message: Message })
export type MessageTrouve = z.infer<typeof MessageTrouve>

export const ReglagesMessages = z.strictObject({ messages_de: z.enum(MESSAGES_DE) })
export type ReglagesMessages = z.infer<typeof ReglagesMessages>

export const Contact = z.strictObject({
  est_joignable: z.boolean(),
  channels_id: Id.nullable(),
})
export type Contact = z.infer<typeof Contact>

const page = z.coerce.number().int().min(1).max(1_000_000).default(1)
const nb_page = z.coerce.number().int().min(1).max(100).default(30)
const idQuery = z.coerce.number().int().min(1).max(2_147_483_647).optional()
const Page = z.object({
  page,
  nb_page,
  /** Newest message of the first page, which keeps pagination stable. */
  jusqua: idQuery,
  depuis: idQuery,
  autour: idQuery,
})
const ById = z.object({ id: IdParam })
const ByChannel = z.object({ channels_id: IdParam })
const ByStructure = z.object({ kind: z.enum(GENRES_CONTACT), id: IdParam })
const texte = paragraph(TEXTE_MESSAGE_MAX)

const CHANNEL = ['canal_introuvable'] as const
const MESSAGE = ['message_introuvable'] as const
const POSTED = [
  'message_vide',
  'ecriture_fermee',
  'trop_de_demandes',
  'trace_refusee',
  'service_indisponible',
] as const

const Sent = z.object({
  texte: texte.default(''),
  client_id: z.uuid(),
  reponse_id: idQuery,
  /** Privacy radius in metres at both ends of attached tracks, as for shared activities. */
  rayon_masque: z.coerce.number().int().min(0).max(2000).default(RAYON_MESSAGE),
})
const SENT = `Avec \`photo\` (images) et \`trace\` (GPX)\u00a0: ${PIECES_MESSAGE_MAX}\u00a0pièces au plus. D’une trace ne part que la ligne, sans les abords de son départ et de son arrivée (\`rayon_masque\`, en mètres). \`client_id\`\u00a0: le même message envoyé deux fois n’en fait qu’un.`

const POST = {
  access: 'ecrire_message',
  params: ById,
  multipart: 'optional',
  files: ['photo', 'trace'],
  hasLargeFiles: true,
  // One extra file is parsed, to report that there are too many.
  maxFiles: PIECES_MESSAGE_MAX + 1,
  body: Sent,
  reply: created(Message),
} as const

export const messages = endpoints({
  'POST /api/messages/list': {
    summary:
      'Mes discussions, celle où l’on vient d’écrire d’abord. Avec `channels_id` ou `users_id`, celle-là seulement\u00a0; le canal l’emporte.',
    access: 'member',
    isRead: true,
    query: z.object({
      channels_id: idQuery,
      users_id: idQuery,
      filtre: z.enum(['tous', 'non_lus', 'demandes']).default('tous'),
      page,
      nb_page,
    }),
    reply: list(Canal),
  },
  'POST /api/messages/channel/{channels_id}': {
    summary: 'Une page d’une de mes discussions, du plus récent au plus ancien.',
    access: 'member',
    isRead: true,
    params: ByChannel,
    query: Page,
    reply: data(Conversation),
    errors: [...CHANNEL, ...MESSAGE],
  },
  'POST /api/messages/user/{users_id}': {
    summary: 'Une page de ma discussion avec quelqu’un\u00a0; vide tant que rien n’est écrit.',
    access: 'member',
    isRead: true,
    params: z.object({ users_id: IdParam }),
    query: Page,
    reply: data(Conversation),
    errors: ['profil_introuvable', ...MESSAGE],
  },
  'POST /api/messages/post/channel/{id}': {
    summary: `Écrit dans une de mes discussions. ${SENT}`,
    ...POST,
    errors: [...CHANNEL, ...MESSAGE, ...POSTED],
  },
  'POST /api/messages/post/user/{id}': {
    summary: `Écrit à quelqu’un. Les premiers mots à qui l’on ne connaît pas sont une demande. ${SENT}`,
    ...POST,
    errors: ['profil_introuvable', ...MESSAGE, ...POSTED],
  },
  'POST /api/messages/update/{id}': {
    summary: 'Change un de mes messages.',
    access: 'ecrire_message',
    params: ById,
    body: z.object({ texte: texte.min(1) }),
    reply: data(Message),
    errors: [...MESSAGE, 'ecriture_fermee'],
  },
  'POST /api/messages/del/{id}': {
    summary: 'Supprime un de mes messages pour tous.',
    access: 'member',
    params: ById,
    reply: data(z.null()),
    errors: MESSAGE,
  },
  'POST /api/messages/reagir/{id}': {
    summary: 'Réagit à un message\u00a0; sans `reaction_types_id`, reprend sa réaction.',
    access: 'ecrire_message',
    params: ById,
    body: z.object({ reaction_types_id: Id.nullable() }),
    reply: data(Reactions),
    errors: [...MESSAGE, 'reaction_inconnue', 'ecriture_fermee', 'trop_de_demandes'],
  },
  'POST /api/messages/lu/{channels_id}': {
    summary: 'J’ai lu jusqu’à ce message.',
    access: 'member',
    params: ByChannel,
    body: z.object({ messages_id: Id }),
    reply: data(z.null()),
    errors: CHANNEL,
  },
  'POST /api/messages/ecrit/{channels_id}': {
    summary: 'Je suis en train d’écrire\u00a0: dit aux autres, gardé nulle part.',
    access: 'ecrire_message',
    params: ByChannel,
    reply: data(z.null()),
    errors: [...CHANNEL, 'trop_de_demandes'],
  },
  'POST /api/messages/muet/{channels_id}': {
    summary: 'N’être plus averti d’une discussion, ou l’être à nouveau.',
    access: 'member',
    params: ByChannel,
    body: z.object({ est_muet: z.boolean() }),
    reply: data(z.null()),
    errors: CHANNEL,
  },
  'POST /api/messages/quitter/{channels_id}': {
    summary: 'Quitte un groupe, ou la discussion d’une course ou d’un plan.',
    access: 'member',
    params: ByChannel,
    reply: data(z.null()),
    errors: [...CHANNEL, 'acces_refuse'],
  },
  'POST /api/messages/demande/{channels_id}': {
    summary: 'Accepte la demande de quelqu’un que l’on ne connaît pas, ou la refuse.',
    access: 'member',
    params: ByChannel,
    body: z.object({ decision: z.enum(['accepter', 'refuser']) }),
    reply: data(z.null()),
    errors: CHANNEL,
  },
  'POST /api/messages/canal': {
    summary:
      'La discussion d’une édition, d’un plan, d’un départ, d’une réservation ou d’un coach, pour qui en est\u00a0; y rentre qui l’avait quittée.',
    access: 'member',
    body: z.object({ kind: z.enum(OBJETS_CANAL), id: Id }),
    reply: data(Canal),
    errors: CHANNEL,
  },
  'POST /api/messages/canal/ouverts': {
    summary:
      'De ces éditions, ces plans, ces départs…\u00a0: ceux dont la discussion m’est ouverte.',
    access: 'member',
    isRead: true,
    body: z.object({
      kind: z.enum(OBJETS_CANAL),
      ids: z.array(Id).min(1).max(OBJETS_OUVERTS_MAX),
    }),
    reply: data(z.array(Id)),
  },
  'GET /api/messages/contact/{kind}/{id}': {
    summary: 'Si l’on peut écrire à une agence, un organisateur ou un magasin depuis sa page.',
    access: 'public',
    params: ByStructure,
    reply: data(Contact),
    errors: ['objet_introuvable'],
  },
  'POST /api/messages/contact/{kind}/{id}': {
    summary:
      'Ma discussion avec une agence, un organisateur ou un magasin, ouverte si elle ne l’était pas\u00a0: ceux qui gèrent la page la lisent.',
    access: 'ecrire_message',
    params: ByStructure,
    reply: data(Canal),
    errors: ['objet_introuvable', 'contact_ferme', 'contact_a_soi'],
  },
  'POST /api/messages/recherche': {
    summary: 'Cherche des mots dans mes discussions, ou dans l’une d’elles.',
    access: 'member',
    isRead: true,
    query: z.object({ q: line(200, 2), channels_id: idQuery, page, nb_page }),
    reply: list(MessageTrouve),
    errors: CHANNEL,
  },
  'POST /api/messages/destinataires': {
    summary: 'À qui je peux écrire\u00a0: qui je suis, et ceux avec qui je partage quelque chose.',
    access: 'member',
    isRead: true,
    query: z.object({ q: line(100, 0).default('') }),
    reply: list(Correspondant),
  },
  'POST /api/messages/non-lus': {
    summary: 'Dans combien de discussions quelque chose m’attend, et combien de demandes.',
    access: 'member',
    isRead: true,
    reply: data(z.strictObject({ nb_canaux: Count, nb_demandes: Count })),
  },
  'GET /api/messages/reglages': {
    summary: 'Qui peut m’écrire.',
    access: 'member',
    reply: data(ReglagesMessages),
  },
  'POST /api/messages/reglages': {
    summary: 'Dit qui peut m’écrire.',
    access: 'member',
    body: ReglagesMessages,
    reply: data(ReglagesMessages),
  },
  'GET /api/messages/piece/{jeton}': {
    summary:
      'Une photo ou une trace d’un message, par l’adresse qu’il donne\u00a0; elle vaut peu de temps.',
    access: 'public',
    params: z.object({ jeton: z.string().max(300) }),
    reply: file('image/jpeg', 'image/webp', 'image/avif', 'application/gpx+xml'),
    errors: ['message_introuvable'],
  },
})
