// @vitest-environment happy-dom
import { act, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { recordSaved, wouldLoseWords } from '#platform/drafts/unsaved.ts'
import { useConfirmFormLeave } from './use-confirm-leave.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Form({ isSending }: { isSending: boolean }) {
  const form = useRef<HTMLFormElement>(null)
  useConfirmFormLeave(form, { isSending })
  return (
    <form ref={form}>
      <input name="nom" />
    </form>
  )
}

it('a form asks while it is sent, and no more from the moment that it was taken', async () => {
  document.body.innerHTML = '<div id="page"></div>'
  const root = createRoot(document.querySelector('#page') as Element)
  const draw = (isSending: boolean) => act(async () => root.render(<Form isSending={isSending} />))
  await draw(false)
  const field = document.querySelector('input') as HTMLInputElement
  field.value = 'Mairie de Mende'
  // Something else that was taken before is not this form.
  recordSaved()
  await draw(true)
  expect(wouldLoseWords()).toBe(true)
  recordSaved()
  expect(wouldLoseWords()).toBe(false)
  await draw(false)
  expect(wouldLoseWords()).toBe(true)
  await act(async () => root.unmount())
})
