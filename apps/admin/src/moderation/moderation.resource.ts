import Icon from '@mui/icons-material/HowToReg'
import { api } from '../api.ts'
import { defineResource } from '../resource.ts'
import { ModerationList } from './moderation-list.tsx'

export const moderation = defineResource({
  name: 'moderation',
  options: { label: 'Modération' },
  icon: Icon,
  list: ModerationList,
  fetch: (request, options) =>
    api('POST /api/admin/moderation/list', { body: request as never }, options),
})
