import { evenementJournal, evenements, evenementVersions } from '@foulee/db/schema'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'

const { id, titre, slug } = evenements

export const evenementsPersonal: Personal = {
  signed: [evenementVersions.users_id],
  retained: [
    { column: evenements.created_by, why: 'The queue of the staff says who made it.' },
    { column: evenementJournal.users_id, why: 'Whether one person or several moved an event.' },
  ],
  collect: [
    {
      name: 'evenements-crees',
      contenu: 'les évènements que vous avez créés',
      find: rowsOf(evenements.created_by, { id, titre, slug }),
    },
    {
      name: 'publications-d-evenements',
      contenu: 'les publications d’évènements que vous avez demandées ou décidées',
      find: rowsOf(evenementJournal.users_id),
    },
    {
      name: 'evenements-modifies',
      contenu: 'ce que vous avez changé dans des évènements',
      find: rowsOf(evenementVersions.users_id),
    },
  ],
}
