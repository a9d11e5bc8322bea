import type { Listed } from '#kit/directory/departement-links.tsx'
import { departementPath } from './calendrier-selection.ts'
import { coursesNoun } from './calendrier-texts.ts'
import { type Calendrier, indexCounts } from './index-counts.ts'

/** Every département has a page, also without races. */
export const listOf = (calendrier: Calendrier): Listed => ({
  counts: indexCounts(calendrier),
  nounOf: coursesNoun,
  pathOf: departementPath,
  withEmpty: true,
})
