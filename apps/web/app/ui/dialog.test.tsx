// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
const onClose = vi.fn()
beforeEach(() => {
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.querySelector('#page') as Element)
})
afterEach(() => {
  act(() => root.unmount())
  onClose.mockClear()
})

type DialogOptions = { keepsWords?: boolean; isDrafted?: boolean }

function open({ keepsWords = false, isDrafted = false }: DialogOptions = {}) {
  act(() =>
    root.render(
      <Dialog isOpen keepsWords={keepsWords} onClose={onClose} title="Refuser">
        <form {...(isDrafted && { 'data-brouillon': '' })}>
          <textarea name="motif" />
          <input name="q" type="search" />
        </form>
      </Dialog>,
    ),
  )
  const dialog = document.querySelector('dialog') as HTMLDialogElement
  const press = (label: string) =>
    act(() =>
      [...document.querySelectorAll('button')]
        .find((element) =>
          `${element.getAttribute('aria-label')} ${element.textContent}`.includes(label),
        )
        ?.click(),
    )
  const write = (name: string, words: string) => {
    const field = dialog.querySelector(`[name=${name}]`) as HTMLInputElement
    field.dispatchEvent(new Event('focusin', { bubbles: true }))
    field.value = words
  }
  const pressEscape = () => {
    const event = new Event('cancel', { cancelable: true })
    act(() => void dialog.dispatchEvent(event))
    if (!event.defaultPrevented) act(() => dialog.close())
  }
  const pressBeside = () =>
    act(() => {
      dialog.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, detail: 1 }))
      dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    })
  return { dialog, press, write, pressEscape, pressBeside }
}

it('opens where one begins, under the name of its title', () => {
  const { dialog } = open()
  expect(document.activeElement).toBe(dialog.querySelector('[name=motif]'))
  const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
  expect(title?.textContent).toBe('Refuser')
})

const question = () => document.querySelector('dialog dialog')?.textContent ?? null

it.each<['pressEscape' | 'pressBeside' | 'fermer']>([['pressEscape'], ['pressBeside'], ['fermer']])(
  'closing by %s asks before typed text is lost, and closes once it is given up',
  (way) => {
    const { press, write, ...ways } = open()
    write('motif', 'Il manque la date.')
    if (way === 'fermer') press('Fermer')
    else ways[way]()
    expect(onClose).not.toHaveBeenCalled()
    expect(question()).toContain('Fermer sans enregistrer')
    press('Rester')
    expect(question()).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
    press('Fermer')
    press('Fermer sans enregistrer')
    expect(onClose).toHaveBeenCalled()
  },
)

it('a dialog closed by the browser reopens with its text and asks', () => {
  const { dialog, write } = open()
  write('motif', 'Il manque la date.')
  act(() => dialog.close())
  expect(dialog.open).toBe(true)
  expect(question()).toContain('Fermer sans enregistrer')
})

it.each<[string, DialogOptions, string, string]>([
  ['what was typed and taken away again', {}, 'motif', ''],
  ['a search', {}, 'q', 'lavoir'],
  ['what applies at once', { keepsWords: true }, 'motif', 'lavoir'],
  ['a form whose draft is kept', { isDrafted: true }, 'motif', 'lavoir'],
])('closing over %s asks nothing', (_, options, name, words) => {
  const { press, write } = open(options)
  write(name, words)
  press('Fermer')
  expect(question()).toBeNull()
  expect(onClose).toHaveBeenCalledOnce()
})
