import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DraftRibbons } from './draft-ribbons.tsx'

const READERS = 'Brouillon\u00a0: vous seul voyez cette page.'

const readText = (statut: string, edit?: string) =>
  renderToStaticMarkup(<DraftRibbons edit={edit} readers={READERS} statut={statut} />)
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]+>/g, '')

it.each([
  ['non_publiee', undefined, READERS],
  ['non_publiee', 'Modifier', `${READERS} Modifier`],
  [
    'en_validation',
    'Modifier',
    'En cours de validation\u00a0: cette page n’est pas encore publique. Modifier',
  ],
  ['publiee', 'Modifier', ''],
  ['annulee', 'Modifier', ''],
])('a page that is %s, with the link %s, says %j above it', (statut, edit, text) => {
  expect(readText(statut, edit)).toBe(text)
})
