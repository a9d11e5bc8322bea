// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

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
])('a button exposes its disabled and busy states: %#', (button, isDisabled, isBusy) => {
  const html = renderToStaticMarkup(button)
  expect(html.includes('aria-disabled="true"')).toBe(isDisabled)
  expect(html.includes('aria-busy="true"')).toBe(isBusy)
})

it.each([
  ['sends something, counts once', { isLoading: false }, 1],
  ['sends nothing, counts twice', {}, 2],
])('a double press of a button that %s', async (_, props, counted) => {
  const onClick = vi.fn()
  document.body.innerHTML = '<div id="page"></div>'
  const root = createRoot(document.querySelector('#page') as Element)
  await act(async () =>
    root.render(
      <Button {...props} onClick={onClick}>
        Ajouter
      </Button>,
    ),
  )
  const button = document.querySelector('button') as Element
  for (const detail of [1, 2])
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  expect(onClick).toHaveBeenCalledTimes(counted)
  await act(async () => root.unmount())
})
