import { SANS_TITRE } from '@foulee/domain/parcours/parcours'
import { waitingOfAuthor } from '#kernel/moderation/waiting-entities.ts'
import { MOVED } from './parcours.moved.ts'

export const parcoursWaiting = waitingOfAuthor(
  { type: 'parcours', edited: MOVED, editor: '/contribution/parcours' },
  SANS_TITRE,
)
