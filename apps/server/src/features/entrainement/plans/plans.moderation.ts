import { waitingOfAuthor } from '#kernel/moderation/waiting-entities.ts'
import { EDITED } from './plans.commands.ts'
import { SANS_TITRE } from './plans.presenter.ts'

export const plansWaiting = waitingOfAuthor(
  { type: 'plan', edited: EDITED, editor: '/contribution/plans' },
  SANS_TITRE,
)
