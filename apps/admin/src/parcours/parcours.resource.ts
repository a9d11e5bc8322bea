import Icon from '@mui/icons-material/Route'
import { api } from '../api.ts'
import { defineResource } from '../resource.ts'
import { ParcoursList } from './parcours-list.tsx'

export const parcours = defineResource({
  name: 'parcours',
  options: { label: 'Parcours' },
  icon: Icon,
  list: ParcoursList,
  fetch: (request, options) =>
    api('POST /api/admin/parcours/list', { body: request as never }, options),
})
