import { waitingOfAuthor } from '#kernel/moderation/waiting-entities.ts'
import { SANS_TITRE } from './seances.presenter.ts'
import { EDITED } from './seances-versions.ts'

export const seancesWaiting = waitingOfAuthor(
  { type: 'seance', edited: EDITED, editor: '/contribution/trainings' },
  SANS_TITRE,
)
