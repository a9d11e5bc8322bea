import polyglotI18nProvider from 'ra-i18n-polyglot'
import frenchMessages from 'ra-language-french'
import { typesetMessages } from './typeset.ts'

const messages = typesetMessages(frenchMessages)

/** What its words say of things that we name otherwise. */
const OURS: typeof messages = {
  ...messages,
  ra: {
    ...messages.ra,
    sort: { ...messages.ra.sort, sort_by: 'Trier par « %{field} » (%{order})' },
    notification: {
      ...messages.ra.notification,
      data_provider_error: 'La réponse du serveur n’a pas été comprise. Rechargez la page.',
    },
    message: {
      ...messages.ra.message,
      not_found: 'Cette page n’existe pas, ou n’existe plus.',
    },
  },
}

/** French only, as the whole site. */
export const i18nProvider = polyglotI18nProvider(() => OURS, 'fr', { allowMissing: true })
