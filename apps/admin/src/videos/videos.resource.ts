import Icon from '@mui/icons-material/OndemandVideo'
import { api } from '../api.ts'
import { defineResource } from '../resource.ts'
import { VideosList } from './videos-list.tsx'

export const videos = defineResource({
  name: 'videos',
  options: { label: 'Foulée TV' },
  icon: Icon,
  list: VideosList,
  fetch: (request, options) =>
    api('POST /api/admin/videos/list', { body: request as never }, options),
})
