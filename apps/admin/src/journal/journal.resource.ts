import Icon from '@mui/icons-material/History'
import { api } from '../api.ts'
import { defineResource } from '../resource.ts'
import { JournalList } from './journal-list.tsx'

export const journal = defineResource({
  name: 'journal',
  options: { label: 'Journal' },
  icon: Icon,
  list: JournalList,
  fetch: (request, options) =>
    api('POST /api/admin/journal/list', { body: request as never }, options),
})
