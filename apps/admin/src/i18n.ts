import polyglotI18nProvider from 'ra-i18n-polyglot'
import frenchMessages from 'ra-language-french'

/** French only, as the whole site. */
export const i18nProvider = polyglotI18nProvider(() => frenchMessages, 'fr', {
  allowMissing: true,
})
