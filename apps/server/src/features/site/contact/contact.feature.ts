import * as contactContract from '@foulee/contract/site/contact'
import { type Feature, schemasOf } from '../../../feature.ts'
import { contactPersonal } from './contact.personal.ts'
import { contactRoutes } from './contact.routes.ts'

export const contact: Feature = {
  parts: [
    {
      id: 'contact',
      titre: 'Contact',
      routes: contactRoutes,
      schemas: schemasOf(contactContract),
    },
  ],
  personal: contactPersonal,
  directories: async () => ['/nous-contacter'],
}
