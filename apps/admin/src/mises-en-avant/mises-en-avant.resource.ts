import Icon from '@mui/icons-material/PushPin'
import { api } from '../api.ts'
import { defineResource } from '../resource.ts'
import { MisesList } from './mises-list.tsx'

export const misesEnAvant = defineResource({
  name: 'mises-en-avant',
  options: { label: 'Mises en avant' },
  icon: Icon,
  list: MisesList,
  fetch: (request, options) =>
    api('POST /api/admin/mises-en-avant/list', { body: request as never }, options),
})
