import Icon from '@mui/icons-material/Article'
import { api } from '../api.ts'
import { defineResource } from '../resource.ts'
import { PagesList } from './pages-list.tsx'

export const pages = defineResource({
  name: 'pages',
  options: { label: 'Pages' },
  icon: Icon,
  list: PagesList,
  fetch: (request, options) =>
    api('POST /api/admin/pages/list', { body: request as never }, options),
})
