import { api } from '../api.ts'
import { defineResource } from '../resource.ts'
import { ContactList } from './contact-list.tsx'
import { UnreadIcon } from './unread-icon.tsx'

export const contact = defineResource({
  name: 'contact',
  options: { label: 'Messages reçus' },
  icon: UnreadIcon,
  list: ContactList,
  fetch: (request, options) =>
    api('POST /api/admin/contact/list', { body: request as never }, options),
})
