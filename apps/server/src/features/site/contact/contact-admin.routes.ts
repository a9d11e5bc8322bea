import { contactAdmin } from '@foulee/contract/site/contact-admin'
import { implement } from '#kernel/calls/feature.ts'
import type { Staff } from '#kernel/moderation/staff-journal.ts'
import type { User } from '#platform/http/user.ts'
import { addNote, answerContact, fileContact, openContact } from './contact-admin.commands.ts'
import { countUnread, findContacts, getContact } from './contact-admin.queries.ts'

const staffOf = ({ user, clock }: { user: User; clock: () => Date }): Staff => ({
  staff_id: user.id,
  now: clock(),
})

export const contactAdminRoutes = implement(contactAdmin, {
  'POST /api/admin/contact/list': ({ db, body }) => findContacts(db, body),

  'POST /api/admin/contact/non-lus': async ({ db }) => ({ data: { nb: await countUnread(db) } }),

  'POST /api/admin/contact/lire/{id}': async (call) => {
    const { id } = call.params
    await openContact(call.db, id, staffOf(call))
    return { data: await getContact(call.db, id) }
  },

  'POST /api/admin/contact/repondre/{id}': async (call) => {
    const { db, limits, config, body, params } = call
    const services = { db, limits, team: config.contactEmail }
    await answerContact(services, { ...body, id: params.id }, staffOf(call))
    return { data: await getContact(db, params.id) }
  },

  'POST /api/admin/contact/noter/{id}': async (call) => {
    const { id } = call.params
    await addNote(call.db, { ...call.body, id }, staffOf(call))
    return { data: await getContact(call.db, id) }
  },

  'POST /api/admin/contact/ranger/{id}': async (call) => {
    const { id } = call.params
    await fileContact(call.db, { ...call.body, id }, staffOf(call))
    return { data: await getContact(call.db, id) }
  },
})
