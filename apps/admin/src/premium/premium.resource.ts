import Icon from '@mui/icons-material/WorkspacePremium'
import { api } from '../api.ts'
import { defineResource } from '../resource.ts'
import { PremiumList } from './premium-list.tsx'

export const premium = defineResource({
  name: 'premium',
  options: { label: 'Premium' },
  icon: Icon,
  list: PremiumList,
  fetch: (request, options) =>
    api('POST /api/admin/premium/list', { body: request as never }, options),
})
