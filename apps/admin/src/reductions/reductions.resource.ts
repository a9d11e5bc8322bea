import Icon from '@mui/icons-material/LocalOffer'
import { api } from '../api.ts'
import { defineResource } from '../resource.ts'
import { ReductionsList } from './reductions-list.tsx'

export const reductions = defineResource({
  name: 'reductions',
  options: { label: 'Réductions' },
  icon: Icon,
  list: ReductionsList,
  fetch: (request, options) =>
    api('POST /api/admin/reductions/list', { body: request as never }, options),
})
