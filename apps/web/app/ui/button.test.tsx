import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Button } from './button.tsx'

it.each([
  [<Button key="a">Annuler</Button>, false, false],
  [
    <Button aria-disabled key="b">
      Annuler
    </Button>,
    true,
    false,
  ],
  [
    <Button isLoading key="c">
      Annuler
    </Button>,
    true,
    true,
  ],
])('says whether it may be pressed: %#', (button, isDisabled, isBusy) => {
  const html = renderToStaticMarkup(button)
  expect(html.includes('aria-disabled="true"')).toBe(isDisabled)
  expect(html.includes('aria-busy="true"')).toBe(isBusy)
})
