import Icon from '@mui/icons-material/Newspaper'
import { api } from '../api.ts'
import { defineResource } from '../resource.ts'
import { ActualitesList } from './actualites-list.tsx'

export const actualites = defineResource({
  name: 'actualites',
  options: { label: 'Actualités' },
  icon: Icon,
  list: ActualitesList,
  fetch: (request, options) =>
    api('POST /api/admin/actualites/list', { body: request as never }, options),
})
