import Icon from '@mui/icons-material/RateReview'
import { api } from '../api.ts'
import { defineResource } from '../resource.ts'
import { CommentairesList } from './commentaires-list.tsx'

export const commentaires = defineResource({
  name: 'commentaires',
  options: { label: 'Avis' },
  icon: Icon,
  list: CommentairesList,
  fetch: (request, options) =>
    api('POST /api/admin/commentaires/list', { body: request as never }, options),
})
