import type { Conversation, Message } from '@foulee/contract/echanges/messages'
import type { Envoi } from './envois.ts'

export const newMessage = (id: number, message: Partial<Message> = {}): Message => ({
  id,
  channels_id: 1,
  client_id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  auteur: { users_id: 2, nom: 'Karim Benali', avatar: null, url: '/coureurs/2' },
  est_moi: false,
  texte: `Message ${id}`,
  reponse: null,
  pieces: [],
  cartes: [],
  reactions: { nb: 0, types: [], ma_reaction: null },
  created_at: new Date(Date.UTC(2027, 3, 4, 8, 0) + id * 60_000).toISOString(),
  modifie_le: null,
  supprime_le: null,
  masque: null,
  droits: { modifier: false, supprimer: false, signaler: true },
  ...message,
})

export const newConversation = (
  messages: readonly Message[],
  conversation: Partial<Conversation> = {},
): Conversation => ({
  canal: {
    id: 1,
    type: 'direct',
    nom: 'Karim Benali',
    precision: '',
    image: null,
    objet: null,
    url: '/coureurs/2',
    interlocuteur: { users_id: 2, nom: 'Karim Benali', avatar: null, url: '/coureurs/2' },
    nb_membres: 2,
    dernier: null,
    nb_non_lus: 0,
    premier_non_lu: null,
    est_muet: false,
    etat: 'ouvert',
    droits: { ecrire: true, gerer: false, quitter: false },
    fermeture: null,
  },
  messages: [...messages],
  nb: messages.length,
  page: 1,
  lus: [],
  ...conversation,
})

export const newEnvoi = (client_id: string, envoi: Partial<Envoi> = {}): Envoi => ({
  client_id,
  users_id: 1,
  cible: { kind: 'canal', id: 1 },
  texte: 'On part à 8 h',
  reponse: null,
  photos: [],
  traces: [],
  ecrit_le: 0,
  etat: 'attente',
  motif: null,
  part: 0,
  ...envoi,
})
