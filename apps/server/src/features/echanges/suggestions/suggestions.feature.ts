import * as suggestionsContract from '@foulee/contract/echanges/suggestions'
import { suggestionsRefusees } from '@foulee/db/schema'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import { suggestionsRoutes } from './suggestions.routes.ts'

export const suggestions: Feature = {
  parts: [
    {
      id: 'suggestions',
      titre: 'Suggestions',
      routes: suggestionsRoutes,
      schemas: schemasOf(suggestionsContract),
    },
  ],
  personal: {
    owned: [suggestionsRefusees.users_id],
    collect: [
      {
        name: 'suggestions-refusees',
        contenu: 'ce que vous avez refusé de suivre',
        find: rowsOf(suggestionsRefusees.users_id),
      },
    ],
  },
}
