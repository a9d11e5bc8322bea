import * as contactContract from '@foulee/contract/site/contact'
import * as adminContract from '@foulee/contract/site/contact-admin'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { contactPersonal } from './contact.personal.ts'
import { contactRoutes } from './contact.routes.ts'
import { contactAdminRoutes } from './contact-admin.routes.ts'

export const contact: Feature = {
  parts: [
    {
      id: 'contact',
      titre: 'Contact',
      routes: contactRoutes,
      schemas: schemasOf(contactContract),
    },
    {
      id: 'admin-contact',
      titre: 'Back-office\u00a0: messages reçus',
      routes: contactAdminRoutes,
      schemas: schemasOf(adminContract),
    },
  ],
  personal: contactPersonal,
  directories: async () => ['/nous-contacter'],
}
