import Icon from '@mui/icons-material/BarChart'
import { defineResource } from '../resource.ts'
import { AudiencePage } from './audience-page.tsx'

/** A page without a list: aggregates only, no personal data. */
export const audience = defineResource({
  name: 'audience',
  options: { label: 'Audience' },
  icon: Icon,
  list: AudiencePage,
  fetch: () => Promise.resolve({ data: [], nb: 0 }),
})
