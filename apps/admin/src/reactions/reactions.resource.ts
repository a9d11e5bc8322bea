import Icon from '@mui/icons-material/AddReaction'
import { api } from '../api.ts'
import { defineResource } from '../resource.ts'
import { ReactionsList } from './reactions-list.tsx'

export const reactions = defineResource({
  name: 'reactions',
  options: { label: 'Réactions' },
  icon: Icon,
  list: ReactionsList,
  fetch: (request, options) =>
    api('POST /api/admin/reactions/list', { body: request as never }, options),
})
