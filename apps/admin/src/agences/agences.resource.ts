import Icon from '@mui/icons-material/TravelExplore'
import { api } from '../api.ts'
import { defineResource } from '../resource.ts'
import { AgencesList } from './agences-list.tsx'

export const agences = defineResource({
  name: 'agences',
  options: { label: 'Agences' },
  icon: Icon,
  list: AgencesList,
  fetch: (request, options) =>
    api('POST /api/admin/agences/list', { body: request as never }, options),
})
