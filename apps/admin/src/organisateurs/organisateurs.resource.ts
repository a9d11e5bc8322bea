import Icon from '@mui/icons-material/Groups'
import { api } from '../api.ts'
import { defineResource } from '../resource.ts'
import { OrganisateursList } from './organisateurs-list.tsx'

export const organisateurs = defineResource({
  name: 'organisateurs',
  options: { label: 'Organisateurs' },
  icon: Icon,
  list: OrganisateursList,
  fetch: (request, options) =>
    api('POST /api/admin/organisateurs/list', { body: request as never }, options),
})
