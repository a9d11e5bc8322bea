import Icon from '@mui/icons-material/Engineering'
import { api } from '../api.ts'
import { defineResource } from '../resource.ts'
import { TravauxList } from './travaux-list.tsx'

export const travaux = defineResource({
  name: 'travaux',
  options: { label: 'Travaux' },
  icon: Icon,
  list: TravauxList,
  fetch: (request, options) =>
    api('POST /api/admin/travaux/list', { body: request as never }, options),
})
