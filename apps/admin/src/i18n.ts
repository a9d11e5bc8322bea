import polyglotI18nProvider from 'ra-i18n-polyglot'
import frenchMessages from 'ra-language-french'
import { typesetMessages } from './typeset.ts'

const messages = typesetMessages(frenchMessages)

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
      // Completes the sentence of the library's page.
      not_found: 'Cette page n’existe pas, ou n’existe plus',
    },
    navigation: {
      ...messages.ra.navigation,
      no_results: 'Rien à montrer pour le moment.',
      page_range_info: '%{offsetBegin} à %{offsetEnd} sur %{total}',
      partial_page_range_info: '%{offsetBegin} à %{offsetEnd} sur plus de %{offsetEnd}',
    },
  },
}

export const i18nProvider = polyglotI18nProvider(() => OURS, 'fr', { allowMissing: true })
