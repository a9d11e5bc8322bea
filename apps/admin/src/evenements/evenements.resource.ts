import Icon from '@mui/icons-material/Event'
import { api } from '../api.ts'
import { defineResource } from '../resource.ts'
import { EvenementsList } from './evenements-list.tsx'

export const evenements = defineResource({
  name: 'evenements',
  options: { label: 'Évènements' },
  icon: Icon,
  list: EvenementsList,
  fetch: (request, options) =>
    api('POST /api/admin/evenements/list', { body: request as never }, options),
})
