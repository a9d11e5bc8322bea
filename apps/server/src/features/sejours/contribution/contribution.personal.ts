import { voyageJournal, voyages, voyageVersions } from '@foulee/db/schema'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'

const { id, titre, slug } = voyages

export const contributionPersonal: Personal = {
  signed: [voyageVersions.users_id],
  retained: [
    { column: voyages.created_by, why: 'The queue of the staff says who made it.' },
    { column: voyageJournal.users_id, why: 'Whether one person or several moved a stay.' },
  ],
  collect: [
    {
      name: 'sejours-crees',
      contenu: 'les séjours que vous avez créés',
      find: rowsOf(voyages.created_by, { id, titre, slug }),
    },
    {
      name: 'publications-de-sejours',
      contenu: 'les publications de séjours que vous avez demandées ou décidées',
      find: rowsOf(voyageJournal.users_id),
    },
    {
      name: 'sejours-modifies',
      contenu: 'ce que vous avez changé dans des séjours',
      find: rowsOf(voyageVersions.users_id),
    },
  ],
}
