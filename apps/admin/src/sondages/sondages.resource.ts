import Icon from '@mui/icons-material/Poll'
import { api } from '../api.ts'
import { defineResource } from '../resource.ts'
import { SondagesList } from './sondages-list.tsx'

export const sondages = defineResource({
  name: 'sondages',
  options: { label: 'Sondages' },
  icon: Icon,
  list: SondagesList,
  fetch: (request, options) =>
    api('POST /api/admin/sondages/list', { body: request as never }, options),
})
