import Icon from '@mui/icons-material/Storefront'
import { api } from '../api.ts'
import { defineResource } from '../resource.ts'
import { MagasinsList } from './magasins-list.tsx'

export const magasins = defineResource({
  name: 'magasins',
  options: { label: 'Magasins' },
  icon: Icon,
  list: MagasinsList,
  fetch: (request, options) =>
    api('POST /api/admin/magasins/list', { body: request as never }, options),
})
