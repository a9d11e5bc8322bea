import Icon from '@mui/icons-material/People'
import { api } from '../api.ts'
import { defineResource } from '../resource.ts'
import { UtilisateursList } from './utilisateurs-list.tsx'

export const utilisateurs = defineResource({
  name: 'utilisateurs',
  options: { label: 'Utilisateurs' },
  icon: Icon,
  list: UtilisateursList,
  fetch: (request, options) =>
    api('POST /api/admin/utilisateurs/list', { body: request as never }, options),
})
