import Icon from '@mui/icons-material/AltRoute'
import { api } from '../api.ts'
import { defineResource } from '../resource.ts'
import { RedirectionsList } from './redirections-list.tsx'

export const redirections = defineResource({
  name: 'redirections',
  options: { label: 'Redirections' },
  icon: Icon,
  list: RedirectionsList,
  fetch: (request, options) =>
    api('POST /api/admin/redirections/list', { body: request as never }, options),
})
