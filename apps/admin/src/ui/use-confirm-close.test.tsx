// @vitest-environment happy-dom
import { createTheme, ThemeProvider } from '@mui/material'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FormDialog } from './form-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
const onClose = vi.fn()
beforeEach(() => {
  document.body.innerHTML = '<div id="racine"></div>'
  root = createRoot(document.querySelector('#racine') as Element)
})
afterEach(() => {
  act(() => root.unmount())
  onClose.mockClear()
})

const props = { title: 'Une page', isBusy: false, error: null, onClose }
const FORM = (
  <FormDialog {...props} onSend={() => undefined}>
    <input name="titre" />
  </FormDialog>
)
const REASON = (
  <ReasonDialog
    {...props}
    confirm="Mettre fin"
    initial="Déjà dit."
    onConfirm={() => undefined}
    text="Qui le lit."
  />
)

/** Without ripples, whose animation continues after a press. */
const STILL = createTheme({
  components: { MuiButtonBase: { defaultProps: { disableRipple: true } } },
})

const draw = (dialog: ReactNode) =>
  act(() => root.render(<ThemeProvider theme={STILL}>{dialog}</ThemeProvider>))
const press = (label: string) =>
  act(() =>
    [...document.querySelectorAll('button')]
      .find((element) => element.textContent === label)
      ?.click(),
  )
/** Input event past React's property setter, as when typing. */
function write(selector: string, words: string) {
  const field = document.querySelector(selector) as HTMLInputElement
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  act(() => {
    set?.call(field, words)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const isConfirmShown = () => document.body.textContent.includes('Fermer sans enregistrer\u00a0?')
const blocksUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it.each([
  ['a form', FORM, 'input[name=titre]', 'Fermer'],
  ['a reason', REASON, 'textarea:not([aria-hidden])', 'Annuler'],
])('closing %s over typed text asks first, and closes once the text is given up', (...input) => {
  const [, dialog, field, close] = input
  draw(dialog)
  write(field, 'Des mots.')
  expect(blocksUnload()).toBe(true)
  press(close)
  expect(isConfirmShown()).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
  press('Fermer sans enregistrer')
  expect(onClose).toHaveBeenCalledOnce()
})

it.each([
  ['a form that nobody typed in', FORM, 'Fermer'],
  ['a reason that says what it said', REASON, 'Annuler'],
])('closing %s asks nothing', (_, dialog, close) => {
  draw(dialog)
  expect(blocksUnload()).toBe(false)
  press(close)
  expect(isConfirmShown()).toBe(false)
  expect(onClose).toHaveBeenCalledOnce()
})

it('the dialog stays open with its text when the user chooses to stay', () => {
  draw(FORM)
  write('input[name=titre]', 'Des mots.')
  press('Fermer')
  press('Rester')
  expect(onClose).not.toHaveBeenCalled()
  expect(document.querySelector<HTMLInputElement>('input[name=titre]')?.value).toBe('Des mots.')
})

it('closing a form that was sent asks nothing', () => {
  draw(FORM)
  write('input[name=titre]', 'Des mots.')
  draw(
    <FormDialog {...props} onSend={() => undefined} submit={null}>
      <input name="titre" />
    </FormDialog>,
  )
  press('Fermer')
  expect(isConfirmShown()).toBe(false)
  expect(onClose).toHaveBeenCalledOnce()
})
