import Icon from '@mui/icons-material/MilitaryTech'
import { api } from '../api.ts'
import { defineResource } from '../resource.ts'
import { BadgesList } from './badges-list.tsx'

export const badges = defineResource({
  name: 'badges',
  options: { label: 'Badges' },
  icon: Icon,
  list: BadgesList,
  fetch: (request, options) =>
    api('POST /api/admin/badges/list', { body: request as never }, options),
})
